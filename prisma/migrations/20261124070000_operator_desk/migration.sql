-- Somebody who answers for an operator reads the requests of its properties through views, as a hotel's contact does: no
-- markup, no reference of the agency's own, no mere interest, of the client the name alone.

CREATE FUNCTION own_operator() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.operator', true), '') END;
REVOKE ALL ON FUNCTION own_operator() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION own_operator() TO alpenglow_app;

DROP POLICY operator_agreement_select ON operator_agreement;
CREATE POLICY operator_agreement_select ON operator_agreement FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR operator_id = (SELECT own_operator()));

CREATE VIEW operator_lead WITH (security_barrier) AS
  SELECT l.id, l.property_id, p.operator_id, l.agency_id, a.name AS agency_name,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.message, l.check_in, l.check_out, l.service_level, l.adults, l.currency, l.price_total,
    l.commission_percent, l.option_rank, l.answer_due_at, l.option_expires_at, l.extensions, l.closed_at, l.created_at,
    l.updated_at
  FROM lead l
  JOIN property p ON p.id = l.property_id
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE (l.status <> 'INTEREST' OR EXISTS (SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind = 'honourPrice'))
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));
CREATE VIEW operator_lead_event WITH (security_barrier) AS
  SELECT e.id, e.lead_id, e.type, e.at, e.by, e.reason FROM lead_event e
  WHERE e.type <> 'interest' AND EXISTS (SELECT FROM operator_lead l WHERE l.id = e.lead_id);
CREATE VIEW operator_lead_change WITH (security_barrier) AS
  SELECT c.id, c.lead_id, c.kind, c.status, c.asked_at, c.answer_due_at, c.answered_at, c.reason,
    c.data - 'snapshotId' AS data
  FROM lead_change c
  WHERE c.kind <> 'dates' AND EXISTS (SELECT FROM operator_lead l WHERE l.id = c.lead_id);
GRANT SELECT ON operator_lead, operator_lead_event, operator_lead_change TO alpenglow_app;

-- A link of a mail answers for the hotel or for the operator it was sent to.
ALTER TABLE answer_link ALTER COLUMN hotel_id DROP NOT NULL, ADD COLUMN "operator_id" TEXT;
ALTER TABLE answer_link
  ADD CONSTRAINT answer_link_of_one CHECK (num_nonnulls(hotel_id, operator_id) = 1);
CREATE INDEX "answer_link_operator_id_idx" ON "answer_link"("operator_id");
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

DROP POLICY answer_link_insert ON answer_link;
CREATE POLICY answer_link_insert ON answer_link FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM lead l LEFT JOIN property p ON p.id = l.property_id
  WHERE l.id = lead_id AND (l.hotel_id = answer_link.hotel_id OR p.operator_id = answer_link.operator_id)
    AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));

-- How long a hotel or an operator takes: one figure of all its answers, of nobody's lead. Null below three of them.
DROP FUNCTION median_answer_minutes(text, timestamptz);
CREATE FUNCTION median_answer_minutes(asked_hotel text, asked_operator text, since timestamptz) RETURNS double precision
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH theirs AS (
    SELECT id FROM lead WHERE hotel_id = asked_hotel
    UNION ALL
    SELECT l.id FROM lead l JOIN property p ON p.id = l.property_id WHERE p.operator_id = asked_operator
  ), answer AS (
    SELECT extract(epoch FROM a.at - e.at) / 60 AS minutes
    FROM theirs l
    JOIN lead_event e ON e.lead_id = l.id AND e.type IN ('requestedOption', 'requestedBooking') AND e.at >= since
    CROSS JOIN LATERAL (
      SELECT min(x.at) AS at FROM (
        SELECT at FROM lead_event WHERE lead_id = l.id AND id > e.id AND by = 'supplier'
        UNION ALL
        SELECT asked_at FROM lead_change WHERE lead_id = l.id AND kind = 'counterOffer' AND asked_at >= e.at
      ) x
    ) a
    WHERE a.at IS NOT NULL
    UNION ALL
    SELECT extract(epoch FROM c.answered_at - c.asked_at) / 60
    FROM theirs l
    JOIN lead_change c ON c.lead_id = l.id AND c.kind IN ('extension', 'honourPrice', 'changeRequest')
      AND c.status IN ('accepted', 'declined') AND c.asked_at >= since
  )
  SELECT CASE WHEN count(*) >= 3 THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) END FROM answer
$$;
REVOKE ALL ON FUNCTION median_answer_minutes(text, text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION median_answer_minutes(text, text, timestamptz) TO alpenglow_app;
