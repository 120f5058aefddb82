-- Where a client stands, and what becomes of it when the client is erased: one list, in the database, that the export, the look
-- before, the erasure and its test read. A migration that adds a column for what a client gives adds it here.

-- How the rows of one person are found in a table, and whether they go or stay without the person. A table stands here twice where
-- some of its rows go and some stay.
CREATE TABLE "personal_table" (
  "table_name" TEXT NOT NULL,
  "fate" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  -- In which they are gone through: what is found by another table comes before it.
  "position" INTEGER NOT NULL,
  -- A condition on the row `t` for the person `$1`; written by migrations alone.
  "found_by" TEXT NOT NULL,
  -- Columns that are told in an export beside the person's own.
  "exported" TEXT[],
  -- By which law what stays is kept; null: none asks for it, sums and sentences need their row.
  "law" TEXT,
  CONSTRAINT "personal_table_pkey" PRIMARY KEY ("table_name", "fate"),
  CONSTRAINT personal_table_fate CHECK (fate IN ('deleted', 'loosened')),
  CONSTRAINT personal_table_kind CHECK (kind IN ('client', 'lead', 'offer', 'conversation', 'mail', 'enquiry', 'payment', 'consent', 'history', 'log', 'account')),
  CONSTRAINT personal_table_law CHECK (law IN ('voucher', 'proof'))
);
CREATE UNIQUE INDEX "personal_table_position_key" ON "personal_table"("position");

-- `words`: where the person is named, the number stands; `kept`: names nobody, or somebody else.
CREATE TABLE "personal_column" (
  "table_name" TEXT NOT NULL,
  "column_name" TEXT NOT NULL,
  "treatment" TEXT NOT NULL,
  "is_exported" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "personal_column_pkey" PRIMARY KEY ("table_name", "column_name"),
  CONSTRAINT personal_column_treatment CHECK (treatment IN ('emptied', 'firstName', 'lastName', 'name', 'address', 'reference', 'words', 'kept'))
);

INSERT INTO personal_table (position, kind, table_name, fate, law, exported, found_by) VALUES
  (1, 'client', 'client', 'loosened', NULL, '{created_at}', 't.id = ANY(($1).clients)'),
  (2, 'lead', 'lead', 'loosened', 'voucher', '{reference,status,check_in,check_out,adults,children_ages,price_total,currency,created_at}',
    't.id = ANY(($1).leads)'),
  (3, 'lead', 'consumer_booking', 'loosened', 'voucher', '{locale,adults,child_ages,payment_method,privacy_version,sales_policy_version,operator_terms,consented_at}',
    't.lead_id = ANY(($1).leads)'),
  (4, 'lead', 'lead_room', 'loosened', NULL, '{}', 't.lead_id = ANY(($1).leads)'),
  (5, 'history', 'lead_event', 'loosened', NULL, '{type,at}', 't.lead_id = ANY(($1).leads)'),
  (6, 'history', 'lead_change', 'loosened', NULL, '{kind,asked_at}', 't.lead_id = ANY(($1).leads)'),
  (7, 'history', 'held_answer', 'loosened', NULL, '{held_at}', 't.lead_id = ANY(($1).leads)'),
  (8, 'offer', 'offer', 'loosened', NULL, '{reference,created_at}', 't.id = ANY(($1).offers)'),
  (9, 'offer', 'offer_version', 'loosened', NULL, '{number,locale,valid_until,sent_at,approved_at}', 't.offer_id = ANY(($1).offers)'),
  (10, 'offer', 'offer_taken_out', 'loosened', NULL, '{}',
    'EXISTS (SELECT FROM offer_version v WHERE v.id = t.version_id AND v.offer_id = ANY(($1).offers))'),
  (11, 'offer', 'offer_comment', 'deleted', NULL, '{number,at}', 't.offer_id = ANY(($1).offers)'),
  (12, 'conversation', 'conversation_attachment', 'deleted', NULL, '{media_type,size,created_at}',
    'EXISTS (SELECT FROM conversation_message m WHERE m.id = t.message_id AND (m.lead_id = ANY(($1).leads) OR m.enquiry_id = ANY(($1).hotel_enquiries)))'),
  (13, 'conversation', 'conversation_message', 'loosened', NULL, '{created_at}',
    -- Said of another client of that name, it is not about the person.
    '(t.lead_id = ANY(($1).leads) OR t.enquiry_id = ANY(($1).hotel_enquiries) OR (t.body ~* ($1).wholes
      AND NOT EXISTS (SELECT FROM lead l WHERE l.id = t.lead_id AND l.client_last_name ~* ($1).wholes_of_names)
      AND EXISTS (SELECT FROM conversation c WHERE c.id = t.conversation_id AND c.agency_id = ANY(($1).agencies))))'),
  (14, 'conversation', 'hotel_enquiry', 'loosened', NULL, '{booking_reference,created_at}', 't.id = ANY(($1).hotel_enquiries)'),
  -- The mail that a delivery became has the delivery's key in its id.
  (15, 'mail', 'development_mail', 'loosened', NULL, '{at}',
    '(concat_ws('' '', t."to", t.subject, t.text, t.html) ~* ($1).marks OR EXISTS (SELECT FROM outbox o WHERE
      concat_ws('' '', o.dedupe_key, o.payload::text) ~* ($1).marks
      AND t.message_id LIKE ''<'' || left(encode(sha256(convert_to(o.dedupe_key, ''UTF8'')), ''hex''), 40) || ''@%''))'),
  (16, 'mail', 'outbox', 'deleted', NULL, '{topic,created_at}',
    't.topic = ''mail'' AND t.delivered_at IS NULL AND concat_ws('' '', t.dedupe_key, t.payload::text) ~* ($1).marks
      AND (t.payload->>''mail'' IN (''enquirySender'', ''contactSender'', ''newsletterConfirm'', ''newsletterKnown'', ''newsletterWelcome'',
        ''offerSent'', ''offerReplied'', ''paymentLink'') OR (t.payload->>''mail'' = ''payment'' AND t.payload->>''to'' = ''client'')
        OR (t.payload->>''mail'' = ''leadNotice'' AND t.payload->>''to'' = ''agent''
          AND EXISTS (SELECT FROM consumer_booking b WHERE b.lead_id = t.payload->>''leadId'')))'),
  (17, 'mail', 'outbox', 'loosened', NULL, '{topic,created_at}', 'concat_ws('' '', t.dedupe_key, t.payload::text) ~* ($1).marks'),
  (18, 'enquiry', 'enquiry', 'deleted', NULL, '{kind,check_in,check_out,adults,child_ages,destination,consent_version,created_at}',
    't.id = ANY(($1).enquiries) AND NOT EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = t.id)'),
  (19, 'enquiry', 'enquiry', 'loosened', 'voucher', '{kind,check_in,check_out,adults,child_ages,destination,consent_version,created_at}',
    't.id = ANY(($1).enquiries) AND EXISTS (SELECT FROM consumer_booking b WHERE b.enquiry_id = t.id)'),
  (20, 'enquiry', 'contact_message', 'deleted', NULL, '{created_at}', '($1).is_house AND lower(t.email) = ANY(($1).emails)'),
  (21, 'enquiry', 'form_outcome', 'deleted', NULL, '{form}', '($1).is_house AND t.values::text ~* ($1).addresses'),
  (22, 'payment', 'payment_link', 'loosened', 'voucher', '{locale,created_at}',
    'EXISTS (SELECT FROM lead_due d WHERE d.id = t.due_id AND d.lead_id = ANY(($1).leads))'),
  (23, 'payment', 'due_event', 'loosened', 'voucher', '{kind,method,amount,on_day}',
    't.method = ''transfer'' AND t.reference IS NOT NULL AND EXISTS (SELECT FROM lead_due d WHERE d.id = t.due_id AND d.lead_id = ANY(($1).leads))'),
  (24, 'payment', 'vaulted_card', 'deleted', NULL, '{kept_at}', 't.lead_id = ANY(($1).leads)'),
  (25, 'payment', 'sandbox_checkout', 'loosened', NULL, '{created_at}',
    't.email IS NOT NULL AND t.reference IN (SELECT c.id FROM payment_checkout c JOIN lead_due d ON d.id = c.due_id WHERE d.lead_id = ANY(($1).leads))'),
  (26, 'consent', 'newsletter_subscription', 'deleted', NULL, '{status,consent_version,requested_at}',
    '($1).is_house AND t.email = ANY(($1).emails) AND t.status = ''pending'''),
  (27, 'consent', 'newsletter_subscription', 'loosened', 'proof', '{status,consent_version,requested_at,confirmed_at,unsubscribed_at}',
    '($1).is_house AND t.email = ANY(($1).emails) AND t.status <> ''pending'''),
  (28, 'history', 'erasure', 'loosened', NULL, '{asked_at}',
    '(t.agency_id IS NULL OR t.agency_id = ANY(($1).agencies)) AND (t.client_id = ANY(($1).clients) OR lower(t.email) = ANY(($1).emails))'),
  (29, 'history', 'audit', 'loosened', NULL, '{at,action}',
    '(t.entity_id = ANY(($1).ids) OR concat_ws('' '', t.before::text, t.after::text) ~* ($1).marks)'),
  (30, 'log', 'frontend_log', 'deleted', NULL, '{at}', 'concat_ws('' '', t.message, t.data::text) ~* ($1).marks'),
  (31, 'account', 'session', 'deleted', NULL, '{created_at}', 't.user_id = ANY(($1).accounts)'),
  (32, 'account', 'invitation', 'loosened', NULL, '{created_at}', '($1).is_house AND t.email = ANY(($1).emails)'),
  (33, 'account', 'app_user', 'loosened', NULL, '{role,locale,created_at,last_signed_in_at}', 't.id = ANY(($1).accounts)');

INSERT INTO personal_column (table_name, column_name, treatment, is_exported) VALUES
  ('client', 'first_name', 'firstName', true), ('client', 'last_name', 'lastName', true), ('client', 'reference', 'reference', true),
  ('client', 'nationality', 'emptied', true), ('client', 'card_member_type', 'emptied', true), ('client', 'loyalty_number', 'emptied', true),
  ('lead', 'client_first_name', 'firstName', true), ('lead', 'client_last_name', 'lastName', true), ('lead', 'guests', 'emptied', true),
  ('lead', 'nationality', 'emptied', true), ('lead', 'card_member_type', 'emptied', true), ('lead', 'loyalty_number', 'emptied', true),
  ('lead', 'client_reference', 'emptied', true), ('lead', 'message', 'emptied', true), ('lead', 'closed_reason', 'words', true),
  ('lead', 'payment', 'words', false),
  ('consumer_booking', 'email', 'emptied', true), ('consumer_booking', 'phone', 'emptied', true), ('consumer_booking', 'address', 'emptied', true),
  ('consumer_booking', 'city', 'emptied', true), ('consumer_booking', 'country', 'emptied', true), ('consumer_booking', 'pet_details', 'emptied', true),
  ('consumer_booking', 'token_hash', 'reference', false),
  ('lead_room', 'bed_configuration', 'words', true),
  ('lead_event', 'reason', 'words', true), ('lead_event', 'data', 'words', false),
  ('lead_change', 'reason', 'words', true), ('lead_change', 'data', 'words', false),
  ('held_answer', 'answer', 'words', false), ('held_answer', 'context', 'words', false),
  ('offer', 'client_first_name', 'firstName', true), ('offer', 'client_last_name', 'lastName', true), ('offer', 'client_email', 'emptied', true),
  ('offer', 'token_hash', 'reference', false),
  ('offer_version', 'title', 'words', true), ('offer_version', 'letter', 'emptied', true), ('offer_version', 'change_note', 'emptied', true),
  ('offer_version', 'mail_subject', 'emptied', true), ('offer_version', 'approved_by', 'name', true),
  ('offer_taken_out', 'title', 'words', true),
  ('offer_comment', 'name', 'emptied', true), ('offer_comment', 'text', 'emptied', true),
  ('conversation_attachment', 'name', 'emptied', true),
  ('conversation_message', 'body', 'words', true), ('conversation_message', 'event', 'words', false),
  ('conversation_message', 'client_first_name', 'firstName', true), ('conversation_message', 'client_last_name', 'lastName', true),
  ('hotel_enquiry', 'client_first_name', 'firstName', true), ('hotel_enquiry', 'client_last_name', 'lastName', true),
  ('hotel_enquiry', 'client_reference', 'emptied', true), ('hotel_enquiry', 'card_member_type', 'emptied', true),
  ('development_mail', 'to', 'words', true), ('development_mail', 'subject', 'words', true), ('development_mail', 'text', 'words', true),
  ('development_mail', 'html', 'words', false), ('development_mail', 'reply_to', 'words', false), ('development_mail', 'sender', 'words', false),
  ('outbox', 'dedupe_key', 'words', false), ('outbox', 'payload', 'words', false), ('outbox', 'last_error', 'words', false),
  ('enquiry', 'full_name', 'name', true), ('enquiry', 'email', 'emptied', true), ('enquiry', 'phone', 'emptied', true),
  ('enquiry', 'origin_city', 'emptied', true), ('enquiry', 'preferences', 'emptied', true), ('enquiry', 'message', 'emptied', true),
  ('enquiry', 'on_behalf_of', 'emptied', true),
  ('contact_message', 'name', 'emptied', true), ('contact_message', 'email', 'emptied', true), ('contact_message', 'message', 'emptied', true),
  ('form_outcome', 'values', 'emptied', false), ('form_outcome', 'errors', 'emptied', false),
  ('payment_link', 'email', 'emptied', true), ('payment_link', 'token_hash', 'reference', false),
  ('due_event', 'reference', 'emptied', true),
  ('vaulted_card', 'sealed', 'emptied', false), ('vaulted_card', 'brand', 'emptied', true), ('vaulted_card', 'last_four', 'emptied', true),
  ('sandbox_checkout', 'email', 'emptied', true), ('sandbox_checkout', 'lines', 'words', false),
  ('newsletter_subscription', 'email', 'address', true), ('newsletter_subscription', 'full_name', 'name', true),
  ('erasure', 'first_name', 'emptied', true), ('erasure', 'last_name', 'emptied', true), ('erasure', 'email', 'emptied', true),
  ('erasure', 'reason', 'emptied', true), ('erasure', 'refusal', 'emptied', true),
  ('audit', 'before', 'words', false), ('audit', 'after', 'words', false),
  ('frontend_log', 'message', 'emptied', true), ('frontend_log', 'data', 'emptied', true),
  ('invitation', 'email', 'address', true), ('session', 'host', 'emptied', true), ('session', 'access_token', 'emptied', false),
  ('session', 'refresh_token', 'emptied', false), ('session', 'id_token', 'emptied', false),
  ('app_user', 'email', 'address', true), ('app_user', 'subject', 'emptied', false), ('app_user', 'first_name', 'emptied', true),
  ('app_user', 'last_name', 'emptied', true), ('app_user', 'company', 'emptied', true);

-- Somebody asks that a person be erased, somebody else does it. What names the person goes with the erasure.
CREATE TABLE "erasure" (
  "id" TEXT NOT NULL,
  -- What the person is called from then on.
  "number" SERIAL NOT NULL,
  -- Whose client; null: whoever has that e-mail address, wherever they stand.
  "agency_id" TEXT,
  "client_id" TEXT,
  "email" TEXT,
  "first_name" TEXT,
  "last_name" TEXT,
  "reason" TEXT,
  -- In which it was asked; what stands in the person's place is written in it.
  "locale" TEXT NOT NULL,
  "asked_by_id" TEXT NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  -- Until when somebody else may do it.
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  "closed_by_id" TEXT,
  "refusal" TEXT,
  "confirmed_by_id" TEXT,
  "erased_at" TIMESTAMPTZ(3),
  -- The transaction that erased: what is kept for good may lose its names in that one alone.
  "transaction_id" BIGINT,
  "found" INTEGER,
  "deleted" INTEGER,
  "loosened" INTEGER,
  CONSTRAINT "erasure_pkey" PRIMARY KEY ("id"),
  CONSTRAINT erasure_locale CHECK (locale IN ('en', 'de')),
  CONSTRAINT erasure_of_somebody CHECK ((client_id IS NOT NULL AND agency_id IS NOT NULL) OR email IS NOT NULL OR transaction_id IS NOT NULL OR closed_at IS NOT NULL),
  -- Who asked cannot be the second person.
  CONSTRAINT erasure_by_two CHECK (confirmed_by_id <> asked_by_id),
  CONSTRAINT erasure_once CHECK ((erased_at IS NULL) = (confirmed_by_id IS NULL) AND (erased_at IS NULL) = (found IS NULL)),
  CONSTRAINT erasure_open_or_closed CHECK (erased_at IS NULL OR closed_at IS NULL),
  CONSTRAINT erasure_closed_by CHECK ((closed_at IS NULL) = (closed_by_id IS NULL)),
  CONSTRAINT erasure_adds_up CHECK (found = deleted + loosened),
  CONSTRAINT erasure_names_nobody CHECK (erased_at IS NULL OR (email IS NULL AND first_name IS NULL AND last_name IS NULL AND reason IS NULL))
);
CREATE UNIQUE INDEX "erasure_number_key" ON "erasure"("number");
CREATE INDEX "erasure_agency_id_asked_at_idx" ON "erasure"("agency_id", "asked_at");
CREATE INDEX "erasure_client_id_agency_id_idx" ON "erasure"("client_id", "agency_id");
CREATE INDEX "erasure_asked_by_id_idx" ON "erasure"("asked_by_id");
CREATE INDEX "erasure_closed_by_id_idx" ON "erasure"("closed_by_id");
CREATE INDEX "erasure_confirmed_by_id_idx" ON "erasure"("confirmed_by_id");
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_client_id_agency_id_fkey" FOREIGN KEY ("client_id", "agency_id") REFERENCES "client"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "erasure" ADD CONSTRAINT "erasure_confirmed_by_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who somebody is ------------------------------------------------------------------------------------------------------

-- All that is known of one person, as what finds and what erases read it. `ids`: of their leads, offers and the like; `marks`: the
-- same, their references and addresses as a pattern; `wholes` and `parts`: the person's name, telephone and e-mail, and each of the
-- names alone, which only where the person is meant stands for them.
CREATE TYPE personal_subject AS (
  is_house boolean, agencies text[], clients text[], leads text[], offers text[], hotel_enquiries text[], enquiries text[], accounts text[],
  emails text[], ids text[], marks text, addresses text, wholes text, wholes_of_names text, parts text, last_parts text
);

CREATE FUNCTION as_pattern(words text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN regexp_replace(regexp_replace(btrim(words), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g');

-- Longest first, so that no part of one is left over.
CREATE FUNCTION any_of(patterns text[]) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN (SELECT '(?<![[:alnum:]])(?:' || string_agg(p, '|' ORDER BY length(p) DESC, p) || ')(?![[:alnum:]])'
    FROM (SELECT DISTINCT p FROM unnest(patterns) AS p WHERE p <> '') AS known);

CREATE FUNCTION text_without(said text, who personal_subject, called text) RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  IF who.wholes IS NOT NULL THEN said := regexp_replace(said, who.wholes, called, 'gi'); END IF;
  IF who.last_parts IS NOT NULL THEN said := regexp_replace(said, who.last_parts, called, 'gi'); END IF;
  IF who.parts IS NOT NULL THEN said := regexp_replace(said, who.parts, called, 'g'); END IF;
  RETURN said;
END $$;

-- Values alone: a name may be a key or a code in small letters.
CREATE FUNCTION json_without(said jsonb, who personal_subject, called text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE SET search_path = public, pg_temp AS $$
BEGIN
  CASE jsonb_typeof(said)
    WHEN 'string' THEN
      IF said #>> '{}' ~ '^[a-z][A-Za-z0-9]*$' THEN RETURN said; END IF;
      RETURN to_jsonb(text_without(said #>> '{}', who, called));
    WHEN 'array' THEN
      RETURN (SELECT coalesce(jsonb_agg(json_without(e, who, called) ORDER BY n), '[]') FROM jsonb_array_elements(said) WITH ORDINALITY AS a (e, n));
    WHEN 'object' THEN
      RETURN (SELECT coalesce(jsonb_object_agg(key, json_without(value, who, called)), '{}') FROM jsonb_each(said));
    ELSE RETURN said;
  END CASE;
END $$;

-- A client of an agency, or whoever has an e-mail address: within the agency, or, for the house, wherever they stand. Another client
-- of the same name is another person, in the same agency as well.
CREATE FUNCTION who_is(asked_agency text, asked_client text, asked_email text) RETURNS personal_subject
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
  SELECT coalesce(array_agg(DISTINCT o.id), '{}') INTO who.offers FROM offer o
    WHERE (who.is_house OR o.agency_id = asked_agency) AND (
      EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads))
      OR EXISTS (SELECT FROM offer_version v JOIN offer_taken_out a ON a.version_id = v.id WHERE v.offer_id = o.id AND a.lead_id = ANY(who.leads))
      OR ((lower(o.client_email) = mailbox OR o.agency_id || ':' || lower(o.client_first_name || ' ' || o.client_last_name) = ANY(fulls))
        AND NOT EXISTS (SELECT FROM offer_version v JOIN offer_alternative a ON a.version_id = v.id JOIN lead l ON l.id = a.lead_id
          WHERE v.offer_id = o.id AND l.client_id IS NOT NULL AND NOT l.client_id = ANY(who.clients))));
  SELECT coalesce(array_agg(h.id), '{}') INTO who.hotel_enquiries FROM hotel_enquiry h
    WHERE h.agency_id || ':' || lower(h.client_first_name || ' ' || h.client_last_name) = ANY(fulls)
      OR EXISTS (SELECT FROM client c WHERE c.id = ANY(who.clients) AND c.agency_id = h.agency_id AND c.reference = h.client_reference);

  who.emails := ARRAY(SELECT DISTINCT lower(e) FROM (
    SELECT mailbox AS e UNION SELECT b.email FROM consumer_booking b WHERE b.lead_id = ANY(who.leads)
    UNION SELECT p.email FROM payment_link p JOIN lead_due d ON d.id = p.due_id WHERE d.lead_id = ANY(who.leads)
    UNION SELECT o.client_email FROM offer o WHERE o.id = ANY(who.offers)) AS known WHERE e LIKE '%_@_%');
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

-- Which rows ------------------------------------------------------------------------------------------------------------

-- The condition of one table: where nothing but words changes, the person has to be named in them.
CREATE FUNCTION personal_condition(asked personal_table) RETURNS text LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  said text;
BEGIN
  IF asked.fate = 'deleted' OR EXISTS (SELECT FROM personal_column c WHERE c.table_name = asked.table_name AND c.treatment NOT IN ('words', 'kept')) THEN
    RETURN asked.found_by;
  END IF;
  SELECT string_agg(format('t.%I::text', c.column_name), ', ' ORDER BY c.column_name) INTO said
    FROM personal_column c WHERE c.table_name = asked.table_name AND c.treatment = 'words';
  RETURN format('(%s) AND (concat_ws('' '', %s) ~* ($1).wholes OR concat_ws('' '', %s) ~ ($1).parts OR concat_ws('' '', %s) ~* ($1).last_parts)',
    asked.found_by, said, said, said);
END $$;

-- Agencies for their clients, the house for anybody.
CREATE FUNCTION answers_for_person(asked_agency text) RETURNS boolean LANGUAGE sql STABLE
  RETURN administers() OR coalesce(managed_agency() = asked_agency, false);

-- How many places name the person, by table.
CREATE FUNCTION personal_places(asked_agency text, asked_client text, asked_email text)
RETURNS TABLE (place int, kind text, table_name text, fate text, law text, places int)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  one personal_table;
  counted int;
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('personal_places'); END IF;
  who := who_is(asked_agency, asked_client, asked_email);
  FOR one IN SELECT * FROM personal_table p ORDER BY p.position LOOP
    EXECUTE format('SELECT count(*)::int FROM %I t WHERE %s', one.table_name, personal_condition(one)
      -- A delivery that goes is not one that stays.
      || CASE WHEN one.table_name = 'outbox' AND one.fate = 'loosened' THEN
        format(' AND NOT coalesce((%s), false)', (SELECT d.found_by FROM personal_table d WHERE d.table_name = 'outbox' AND d.fate = 'deleted')) ELSE '' END)
      INTO counted USING who;
    place := one.position; kind := one.kind; table_name := one.table_name; fate := one.fate; law := one.law; places := counted;
    RETURN NEXT;
  END LOOP;
END $$;

-- What is held about the person, row by row, with the columns that are the person's own and those that explain them.
CREATE FUNCTION personal_export(asked_agency text, asked_client text, asked_email text)
RETURNS TABLE (kind text, table_name text, facts jsonb)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  who personal_subject;
  one personal_table;
  told text[];
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('personal_export'); END IF;
  who := who_is(asked_agency, asked_client, asked_email);
  FOR one IN SELECT * FROM personal_table p WHERE p.table_name <> 'outbox' OR p.fate = 'loosened' ORDER BY p.position LOOP
    told := one.exported || ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = one.table_name AND c.is_exported ORDER BY c.column_name);
    RETURN QUERY EXECUTE format('SELECT %L, %L, jsonb_object_agg(f.key, f.value) FROM (
        SELECT row_number() OVER () AS n, to_jsonb(t) AS facts FROM %I t WHERE %s
      ) r, jsonb_each(r.facts) f WHERE f.key = ANY($2) GROUP BY r.n ORDER BY r.n', one.kind, one.table_name, one.table_name, one.found_by) USING who, told;
  END LOOP;
END $$;

-- A stay that lies ahead needs the person: the last day of the last one; null: there is none.
CREATE FUNCTION person_stays_until(asked_agency text, asked_client text, asked_email text, at timestamptz) RETURNS date
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT answers_for_person(asked_agency) THEN PERFORM refuse('person_stays_until'); END IF;
  RETURN (SELECT max(l.check_out) FROM lead l, who_is(asked_agency, asked_client, asked_email) AS w WHERE l.id = ANY(w.leads)
    AND l.status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING') AND l.check_out >= at::date);
END $$;

-- Erasing ----------------------------------------------------------------------------------------------------------------

-- What is kept for good loses its names in the transaction of an erasure, and nothing else.
CREATE FUNCTION is_erasing() RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN EXISTS (SELECT FROM erasure e WHERE e.transaction_id = ((pg_current_xact_id_if_assigned())::text)::bigint AND e.erased_at IS NULL);
CREATE FUNCTION loses_the_person(of_table text, was jsonb, becomes jsonb) RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN is_erasing() AND (was - ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = of_table AND c.treatment <> 'kept'))
    = (becomes - ARRAY(SELECT c.column_name FROM personal_column c WHERE c.table_name = of_table AND c.treatment <> 'kept'));

CREATE OR REPLACE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_user <> 'alpenglow_app' THEN
    IF loses_the_person('offer_version', to_jsonb(OLD), to_jsonb(NEW)) THEN RETURN NEW; END IF;
  END IF;
  IF OLD.approved_at IS NOT NULL THEN
    RAISE EXCEPTION 'version % of offer % is approved and frozen', OLD.number, OLD.offer_id;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.sent_at IS NULL THEN
    IF OLD.sent_at IS NOT NULL THEN RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id; END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF (to_jsonb(NEW) - '{viewed_at,approved_at,approved_position,approved_by}'::text[])
    IS DISTINCT FROM (to_jsonb(OLD) - '{viewed_at,approved_at,approved_position,approved_by}'::text[]) THEN
    RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION due_event_forgets() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF (to_jsonb(OLD) - 'reference') IS DISTINCT FROM (to_jsonb(NEW) - 'reference') OR NEW.reference IS NOT NULL
    OR OLD.method IS DISTINCT FROM 'transfer' OR (OLD.at > now() - interval '8 years' AND NOT is_erasing()) THEN
    RAISE EXCEPTION 'what happened to a due is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;

-- What a person's leads come to, in every way it is kept.
CREATE FUNCTION sums_of(leads text[]) RETURNS jsonb LANGUAGE sql STABLE SET search_path = public, pg_temp
  RETURN jsonb_build_array(
    (SELECT jsonb_agg(jsonb_build_array(l.id, l.status, l.check_in, l.check_out, l.price_total, l.markup_amount, l.currency, l.snapshot_id) ORDER BY l.id) FROM lead l WHERE l.id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(d.id, d.amount, d.card_fee, d.status) ORDER BY d.id) FROM lead_due d WHERE d.lead_id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(e.id, e.kind, e.amount, e.card_fee) ORDER BY e.id) FROM due_event e JOIN lead_due d ON d.id = e.due_id WHERE d.lead_id = ANY(leads)),
    (SELECT jsonb_agg(jsonb_build_array(e.id, e.account_id, e.amount) ORDER BY e.id) FROM ledger_entry e JOIN ledger_posting p ON p.id = e.posting_id WHERE p.lead_id = ANY(leads)));

-- The second person does it: all or nothing, once. `seen`: how many places they have read of; others are told instead. Nothing that
-- names the person is left in the request either.
CREATE FUNCTION confirm_erasure(asked text, seen int, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  request erasure;
  who personal_subject;
  one personal_table;
  word text;
  called text;
  sets text;
  touched int;
  counted int;
  gone int := 0;
  loose int := 0;
  before jsonb;
BEGIN
  SELECT * INTO request FROM erasure e WHERE e.id = asked FOR UPDATE;
  IF request.id IS NULL OR NOT answers_for_person(request.agency_id) OR request.asked_by_id = own_user() THEN
    PERFORM refuse('confirm_erasure');
  END IF;
  IF request.erased_at IS NOT NULL OR request.closed_at IS NOT NULL OR request.ends_at <= at THEN
    RETURN jsonb_build_object('outcome', 'closed');
  END IF;
  IF person_stays_until(request.agency_id, request.client_id, request.email, at) IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'ahead');
  END IF;
  SELECT sum(p.places) INTO counted FROM personal_places(request.agency_id, request.client_id, request.email) p;
  IF counted <> seen THEN RETURN jsonb_build_object('outcome', 'grown', 'found', counted); END IF;

  UPDATE erasure e SET transaction_id = ((pg_current_xact_id())::text)::bigint WHERE e.id = asked;
  who := who_is(request.agency_id, request.client_id, request.email);
  before := sums_of(who.leads);
  word := CASE request.locale WHEN 'de' THEN 'Gelöschte Person' ELSE 'Erased person' END;
  called := word || ' ' || request.number;
  -- What else was asked about the person is answered by this.
  UPDATE erasure e SET closed_at = at, closed_by_id = own_user()
    WHERE e.id <> asked AND e.erased_at IS NULL AND e.closed_at IS NULL AND (e.agency_id IS NULL OR e.agency_id = ANY(who.agencies))
      AND (e.client_id = ANY(who.clients) OR lower(e.email) = ANY(who.emails));
  UPDATE newsletter_subscription n SET status = 'unsubscribed', unsubscribed_at = at
    WHERE who.is_house AND n.email = ANY(who.emails) AND n.status = 'confirmed';
  FOR one IN SELECT * FROM personal_table p ORDER BY p.position LOOP
    IF one.fate = 'deleted' THEN
      EXECUTE format('DELETE FROM %I t WHERE %s', one.table_name, personal_condition(one)) USING who;
      GET DIAGNOSTICS touched = ROW_COUNT;
      gone := gone + touched;
    ELSE
      SELECT string_agg(format('%I = ', c.column_name) || CASE c.treatment
        WHEN 'firstName' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $2 END', c.column_name)
        WHEN 'lastName' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $3 END', c.column_name)
        WHEN 'name' THEN format('CASE WHEN t.%I IS NULL THEN NULL ELSE $4 END', c.column_name)
        WHEN 'address' THEN format('''erased-'' || $3 || ''-'' || left(t.id, 8) || ''@erased.invalid''')
        WHEN 'reference' THEN format('''erased-'' || $3 || ''-'' || t.%I', CASE WHEN one.table_name = 'consumer_booking' THEN 'lead_id' ELSE 'id' END)
        WHEN 'words' THEN CASE a.atttypid WHEN 'jsonb'::regtype THEN format('json_without(t.%I, $1, $4)', c.column_name) ELSE format('text_without(t.%I, $1, $4)', c.column_name) END
        ELSE CASE WHEN NOT a.attnotnull THEN 'NULL' WHEN a.atttypid = 'jsonb'::regtype THEN '''[]''' ELSE '''''' END
        END, ', ') INTO sets
      FROM personal_column c JOIN pg_attribute a ON a.attrelid = format('public.%I', c.table_name)::regclass AND a.attname = c.column_name
      WHERE c.table_name = one.table_name AND c.treatment <> 'kept';
      -- A parameter that no column asks for has to have a type all the same.
      EXECUTE format('UPDATE %I t SET %s WHERE (%s) AND ($2::text, $3::text, $4::text) IS NOT NULL', one.table_name, sets, personal_condition(one))
        USING who, word, request.number::text, called;
      GET DIAGNOSTICS touched = ROW_COUNT;
      loose := loose + touched;
    END IF;
  END LOOP;
  UPDATE app_user u SET is_email_verified = false WHERE u.id = ANY(who.accounts);
  IF to_regclass('issuer.account') IS NOT NULL AND who.is_house THEN
    EXECUTE 'DELETE FROM issuer.account WHERE lower(email) = ANY($1)' USING who.emails;
  END IF;
  IF sums_of(who.leads) IS DISTINCT FROM before THEN
    RAISE EXCEPTION 'erasure % would change what a lead comes to', asked USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  IF gone + loose <> counted THEN
    RAISE EXCEPTION 'erasure % reached % places of %', asked, gone + loose, counted USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  UPDATE erasure e SET confirmed_by_id = own_user(), erased_at = at, found = counted, deleted = gone, loosened = loose,
    email = NULL, first_name = NULL, last_name = NULL, reason = NULL WHERE e.id = asked;
  RETURN jsonb_build_object('outcome', 'erased', 'found', counted, 'deleted', gone, 'loosened', loose);
END $$;

REVOKE ALL ON FUNCTION as_pattern(text), any_of(text[]), text_without(text, personal_subject, text), json_without(jsonb, personal_subject, text),
  who_is(text, text, text), personal_condition(personal_table), answers_for_person(text), personal_places(text, text, text),
  personal_export(text, text, text), person_stays_until(text, text, text, timestamptz), is_erasing(), loses_the_person(text, jsonb, jsonb),
  sums_of(text[]), confirm_erasure(text, int, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION personal_places(text, text, text), personal_export(text, text, text),
  person_stays_until(text, text, text, timestamptz), confirm_erasure(text, int, timestamptz) TO alpenglow_app;

ALTER TABLE erasure ENABLE ROW LEVEL SECURITY;
CREATE POLICY erasure_select ON erasure FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT managed_agency()));
CREATE POLICY erasure_insert ON erasure FOR INSERT WITH CHECK (
  asked_by_id = (SELECT own_user()) AND ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
);
-- Taken back or refused.
CREATE POLICY erasure_update ON erasure FOR UPDATE USING (
  erased_at IS NULL AND closed_at IS NULL AND ((SELECT administers()) OR agency_id = (SELECT managed_agency()))
) WITH CHECK (closed_by_id = (SELECT own_user()));
GRANT SELECT ON personal_table, personal_column, erasure TO alpenglow_app;
GRANT INSERT (id, agency_id, client_id, email, first_name, last_name, reason, locale, asked_by_id, asked_at, ends_at) ON erasure TO alpenglow_app;
GRANT UPDATE (closed_at, closed_by_id, refusal) ON erasure TO alpenglow_app;
GRANT USAGE ON SEQUENCE erasure_number_seq TO alpenglow_app;
