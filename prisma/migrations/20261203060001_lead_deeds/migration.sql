-- Lines of the audit are nobody's but an admin's. What was done with a lead beside its course (who handed it over, who kept, deleted
-- or read the client's card) is told to its agency, too: these deeds alone, and of each no more than a sentence needs.

CREATE FUNCTION lead_deeds(asked_lead text)
RETURNS TABLE (at timestamptz, deed text, by_id text, from_id text, to_id text, last_four text, reason text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT a.at, CASE a.action WHEN 'lead.changed' THEN 'handedOver' ELSE a.action END, a.actor_id,
    a.before ->> 'userId', CASE a.action WHEN 'lead.changed' THEN a.after ->> 'userId' END,
    a.after ->> 'lastFour', a.after ->> 'reason'
  FROM audit a
  JOIN lead l ON l.id = a.entity_id
  WHERE a.entity = 'lead' AND a.entity_id = asked_lead
    AND (reads_all() OR l.agency_id = own_agency())
    AND (a.action IN ('card.kept', 'card.removed', 'card.revealed')
      OR a.action = 'lead.changed' AND a.after @> '{"handedOver": true}')
$$;
REVOKE ALL ON FUNCTION lead_deeds(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lead_deeds(text) TO alpenglow_app;
