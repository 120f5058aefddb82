-- Another client's offer is not the person's because one of their leads was laid into it, and neither is its address.
CREATE OR REPLACE FUNCTION who_is(asked_agency text, asked_client text, asked_email text) RETURNS personal_subject
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  mailbox text := nullif(lower(btrim(asked_email)), '');
  firsts text[];
  lasts text[];
  fulls text[];
  others text[];
  found_words text[];
  elsewhere text[];
BEGIN
  who.is_house := asked_agency IS NULL;
  SELECT coalesce(array_agg(c.id), '{}') INTO who.clients FROM client c
    WHERE c.id = asked_client AND (who.is_house OR c.agency_id = asked_agency);
  SELECT coalesce(array_agg(DISTINCT l.id), '{}') INTO who.leads FROM lead l
    WHERE (who.is_house OR l.agency_id = asked_agency) AND mailbox IS NOT NULL AND (
      EXISTS (SELECT FROM consumer_booking b WHERE b.lead_id = l.id AND lower(b.email) = mailbox)
      OR EXISTS (SELECT FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = l.id AND lower(p.email) = mailbox)
      OR EXISTS (SELECT FROM offer_alternative a JOIN offer_version v ON v.id = a.version_id JOIN offer o ON o.id = v.offer_id
        WHERE a.lead_id = l.id AND lower(o.client_email) = mailbox));
  IF asked_client IS NULL THEN
    who.clients := who.clients || ARRAY(SELECT DISTINCT l.client_id FROM lead l WHERE l.id = ANY(who.leads) AND l.client_id IS NOT NULL);
  END IF;
  SELECT coalesce(array_agg(DISTINCT l.id), '{}') INTO who.leads FROM lead l
    WHERE l.client_id = ANY(who.clients) OR (l.id = ANY(who.leads) AND l.client_id IS NULL)
      OR (l.client_id IS NULL AND EXISTS (SELECT FROM client c WHERE c.id = ANY(who.clients) AND c.agency_id = l.agency_id
        AND lower(c.first_name) = lower(l.client_first_name) AND lower(c.last_name) = lower(l.client_last_name)));
  SELECT coalesce(array_agg(DISTINCT c.agency_id), '{}') INTO who.agencies FROM client c WHERE c.id = ANY(who.clients);
  IF asked_agency IS NOT NULL THEN who.agencies := ARRAY[asked_agency]; END IF;

  -- Names of which the agency has another client are not enough.
  SELECT coalesce(array_agg(DISTINCT c.agency_id || ':' || lower(c.first_name || ' ' || c.last_name)), '{}') INTO fulls
    FROM client c WHERE c.id = ANY(who.clients) AND NOT EXISTS (SELECT FROM client o WHERE o.agency_id = c.agency_id
      AND NOT o.id = ANY(who.clients) AND lower(o.first_name) = lower(c.first_name) AND lower(o.last_name) = lower(c.last_name));
  -- An offer is of whom it names. A lead or an address in it says so only where it holds no other client's lead.
  SELECT coalesce(array_agg(DISTINCT o.id), '{}') INTO who.offers FROM offer o
    WHERE (who.is_house OR o.agency_id = asked_agency) AND (
      o.agency_id || ':' || lower(o.client_first_name || ' ' || o.client_last_name) = ANY(fulls)
      OR ((lower(o.client_email) = mailbox
          OR EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads))
          OR EXISTS (SELECT FROM offer_version v JOIN offer_taken_out a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads)))
        AND NOT EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id JOIN lead l ON l.id = a.lead_id
          WHERE v.offer_id = o.id AND l.client_id IS NOT NULL AND NOT l.client_id = ANY(who.clients))));
  SELECT coalesce(array_agg(h.id), '{}') INTO who.hotel_enquiries FROM hotel_enquiry h
    WHERE h.agency_id || ':' || lower(h.client_first_name || ' ' || h.client_last_name) = ANY(fulls)
      OR EXISTS (SELECT FROM client c WHERE c.id = ANY(who.clients) AND c.agency_id = h.agency_id AND c.reference = h.client_reference);

  -- Of whom an agency has nothing, it learns nothing by an address.
  IF NOT who.is_house AND cardinality(who.clients || who.leads || who.offers || who.hotel_enquiries) = 0 THEN mailbox := NULL; END IF;
  who.emails := ARRAY(SELECT DISTINCT lower(e) FROM (
    SELECT mailbox AS e UNION SELECT b.email FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)
    UNION SELECT p.email FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = ANY(who.leads)
    UNION SELECT o.client_email FROM offer o WHERE o.id = ANY(who.offers)) AS known WHERE e LIKE '%_@_%');
  IF who.is_house THEN
    who.emails := who.emails || ARRAY(
      SELECT o.email FROM app_user u JOIN app_user o ON coalesce(o.merged_into_id, o.id) = coalesce(u.merged_into_id, u.id)
      WHERE u.email = ANY(who.emails) AND NOT o.email = ANY(who.emails));
  END IF;
  who.enquiries := ARRAY(SELECT q.id FROM enquiry q WHERE (who.is_house AND lower(q.email) = ANY(who.emails))
    OR q.id IN (SELECT b.enquiry_id FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)));
  who.accounts := CASE WHEN who.is_house THEN ARRAY(SELECT u.id FROM app_user u WHERE u.email = ANY(who.emails)) ELSE '{}' END;

  who.ids := who.clients || who.leads || who.offers || who.hotel_enquiries || who.enquiries || who.accounts
    || ARRAY(SELECT d.id FROM lead_due d WHERE d.lead_id = ANY(who.leads))
    || ARRAY(SELECT p.id FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = ANY(who.leads))
    || ARRAY(SELECT v.id FROM offer_version v WHERE v.offer_id = ANY(who.offers))
    || CASE WHEN who.is_house THEN ARRAY(SELECT m.id FROM contact_message m WHERE lower(m.email) = ANY(who.emails))
      || ARRAY(SELECT n.id FROM newsletter_subscription n WHERE n.email = ANY(who.emails)) ELSE '{}' END;
  -- An address by which somebody else is known, too, tells nothing of whom a mail is about.
  elsewhere := CASE WHEN who.is_house THEN '{}' ELSE ARRAY(
    SELECT lower(o.client_email) FROM offer o WHERE NOT o.id = ANY(who.offers) AND lower(o.client_email) = ANY(who.emails)
    UNION SELECT lower(b.email) FROM consumer_booking b WHERE NOT b.lead_id = ANY(who.leads) AND lower(b.email) = ANY(who.emails)
    UNION SELECT lower(q.email) FROM enquiry q WHERE NOT q.id = ANY(who.enquiries) AND lower(q.email) = ANY(who.emails)
    UNION SELECT lower(m.email) FROM contact_message m WHERE lower(m.email) = ANY(who.emails)
    UNION SELECT u.email FROM app_user u WHERE u.email = ANY(who.emails)
    UNION SELECT i.email FROM invitation i WHERE i.email = ANY(who.emails)
    UNION SELECT n.email FROM newsletter_subscription n WHERE n.email = ANY(who.emails)
    UNION SELECT lower(p.email) FROM payment_link p JOIN lead_due d ON d.id = p.due_id
      WHERE NOT d.lead_id = ANY(who.leads) AND lower(p.email) = ANY(who.emails)) END;
  who.marks := any_of(ARRAY(SELECT as_pattern(m) FROM unnest(who.ids
    || ARRAY(SELECT l.reference FROM lead l WHERE l.id = ANY(who.leads)) || ARRAY(SELECT o.reference FROM offer o WHERE o.id = ANY(who.offers))
    || ARRAY(SELECT e FROM unnest(who.emails) AS e WHERE NOT e = ANY(elsewhere))) AS m WHERE length(m) > 4));
  who.addresses := any_of(ARRAY(SELECT as_pattern(e) FROM unnest(who.emails) AS e));

  SELECT array_agg(DISTINCT btrim(f)), array_agg(DISTINCT btrim(l)),
    array_agg(DISTINCT as_pattern(f) || '\s+' || as_pattern(l)) || array_agg(DISTINCT as_pattern(l) || ',?\s+' || as_pattern(f))
  INTO firsts, lasts, fulls FROM (
    SELECT c.first_name AS f, c.last_name AS l FROM client c WHERE c.id = ANY(who.clients)
    UNION SELECT l.client_first_name, l.client_last_name FROM lead l WHERE l.id = ANY(who.leads)
    UNION SELECT o.client_first_name, o.client_last_name FROM offer o WHERE o.id = ANY(who.offers)
    UNION SELECT h.client_first_name, h.client_last_name FROM hotel_enquiry h WHERE h.id = ANY(who.hotel_enquiries)
    UNION SELECT u.first_name, u.last_name FROM app_user u WHERE u.id = ANY(who.accounts)
    UNION SELECT split_part(n.full_name, ' ', 1), btrim(substr(n.full_name, length(split_part(n.full_name, ' ', 1)) + 1)) FROM (
      SELECT btrim(q.full_name) AS full_name FROM enquiry q WHERE q.id = ANY(who.enquiries)
      UNION SELECT btrim(n.full_name) FROM newsletter_subscription n WHERE who.is_house AND n.email = ANY(who.emails)
      UNION SELECT btrim(m.name) FROM contact_message m WHERE who.is_house AND lower(m.email) = ANY(who.emails)) AS n
  ) AS known WHERE btrim(f) <> '' AND btrim(l) <> '';
  found_words := who.emails || ARRAY(
    SELECT DISTINCT w FROM (
      SELECT b.phone AS w FROM consumer_booking b WHERE b.lead_id = ANY(who.leads) UNION SELECT b.address FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)
      UNION SELECT q.phone FROM enquiry q WHERE q.id = ANY(who.enquiries)
      UNION SELECT c.loyalty_number FROM client c WHERE c.id = ANY(who.clients) UNION SELECT l.loyalty_number FROM lead l WHERE l.id = ANY(who.leads)
      UNION SELECT c.reference FROM client c WHERE c.id = ANY(who.clients)) AS said WHERE length(btrim(w)) > 4);
  -- As a mail's HTML writes them, too.
  fulls := fulls || ARRAY(SELECT replace(replace(f, '\''', '(?:''|&#39;|&#x27;|&apos;)'), '\&', '(?:&|&amp;)') FROM unnest(fulls) AS f WHERE f ~ '[''&]');
  who.wholes_of_names := any_of(ARRAY(SELECT as_pattern(n) FROM unnest(firsts || lasts) AS n));
  who.wholes := any_of(fulls || ARRAY(SELECT as_pattern(w) FROM unnest(found_words) AS w));
  who.last_parts := any_of(ARRAY(SELECT as_pattern(l) FROM unnest(lasts) AS l WHERE length(l) > 2));
  who.parts := any_of(ARRAY(SELECT as_pattern(n) FROM unnest(firsts || lasts) AS n UNION SELECT as_pattern(upper(n)) FROM unnest(firsts || lasts) AS n));
  RETURN who;
END $$;

CREATE OR REPLACE FUNCTION personal_export(asked_agency text, asked_client text, asked_email text)
RETURNS TABLE (kind text, table_name text, facts jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  one personal_table;
  told text[];
  said text;
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('personal_export'); END IF;
  who := who_is(asked_agency, asked_client, asked_email);
  FOR one IN SELECT * FROM personal_table p WHERE p.table_name <> 'outbox' OR p.fate = 'loosened' ORDER BY p.position LOOP
    told := one.exported || ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = one.table_name AND c.is_exported ORDER BY c.column_name);
    -- What was written to others about the person says what is theirs, commission for one: its subject alone is told.
    said := CASE WHEN one.table_name = 'development_mail'
      THEN 'to_jsonb(t) - CASE WHEN lower(t."to") = ANY(($1).emails) THEN '''' ELSE ''text'' END' ELSE 'to_jsonb(t)' END;
    RETURN QUERY EXECUTE format('SELECT %L, %L, jsonb_object_agg(f.key, f.value) FROM (
        SELECT row_number() OVER () AS n, %s AS facts FROM %I t WHERE %s
      ) r, jsonb_each(r.facts) f WHERE f.key = ANY($2) GROUP BY r.n ORDER BY r.n', one.kind, one.table_name, said, one.table_name, one.found_by) USING who, told;
  END LOOP;
END $$;
