-- What a hotel answers beside yes and no: another offer, a former price, a question. And the link of a mail that opens one
-- request without an account.

GRANT UPDATE (data) ON lead_change TO alpenglow_app;
DROP POLICY lead_change_insert ON lead_change;
CREATE POLICY lead_change_insert ON lead_change FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE
    WHEN kind IN ('counterOffer', 'question') THEN (SELECT app_scope()) = 'system' AND (asked_by_id IS NULL OR EXISTS (
      SELECT FROM app_user u JOIN lead l ON l.id = lead_id
      WHERE u.id = asked_by_id AND (u.role = 'admin' OR u.hotel_id = l.hotel_id)
    ))
    WHEN (SELECT app_scope()) = 'system' THEN asked_by_id IS NULL
    ELSE asked_by_id = (SELECT own_user())
  END
);

-- An interest is the agency's own matter until it asks the hotel about its price.
CREATE OR REPLACE VIEW hotel_lead WITH (security_barrier) AS
  SELECT l.id, l.reference, l.hotel_id, l.agency_id, a.name AS agency_name, l.user_id,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.nationality, l.card_member_type, l.loyalty_number, l.message, l.payment_profile, l.check_in,
    l.check_out, l.adults, l.children_ages, l.currency, l.price_total, l.option_rank, l.answer_due_at,
    l.option_expires_at, l.extensions, l.closed_at, l.created_at, l.updated_at
  FROM lead l
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE l.hotel_id IS NOT NULL
    AND (l.status <> 'INTEREST' OR EXISTS (SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind = 'honourPrice'))
    AND ((SELECT reads_all()) OR l.hotel_id = (SELECT own_hotel()));
CREATE VIEW hotel_lead_change WITH (security_barrier) AS
  SELECT c.id, c.lead_id, c.kind, c.status, c.asked_at, c.answer_due_at, c.answered_at, c.reason, c.data
  FROM lead_change c
  WHERE c.kind <> 'dates' AND EXISTS (SELECT FROM hotel_lead l WHERE l.id = c.lead_id);
GRANT SELECT ON hotel_lead_change TO alpenglow_app;

CREATE TABLE answer_link (
  "id" TEXT NOT NULL,
  "lead_id" TEXT NOT NULL,
  "hotel_id" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "answer_link_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "answer_link_token_hash_key" ON "answer_link"("token_hash");
CREATE INDEX "answer_link_lead_id_created_at_idx" ON "answer_link"("lead_id", "created_at");
CREATE INDEX "answer_link_hotel_id_idx" ON "answer_link"("hotel_id");
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_link" ADD CONSTRAINT "answer_link_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Written with the question it answers, read by the product alone: nobody of an agency sees the way in of a hotel.
ALTER TABLE answer_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY answer_link_select ON answer_link FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY answer_link_insert ON answer_link FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM lead l WHERE l.id = lead_id AND l.hotel_id = answer_link.hotel_id
    AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
CREATE POLICY answer_link_update ON answer_link FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (used_at) ON answer_link TO alpenglow_app;

-- How long a hotel takes, as every agency is told: one figure of all its answers, of nobody's lead. Null below three of them.
CREATE FUNCTION median_answer_minutes(asked_hotel text, since timestamptz) RETURNS double precision
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH answer AS (
    SELECT extract(epoch FROM a.at - e.at) / 60 AS minutes
    FROM lead l
    JOIN lead_event e ON e.lead_id = l.id AND e.type IN ('requestedOption', 'requestedBooking') AND e.at >= since
    CROSS JOIN LATERAL (
      SELECT min(x.at) AS at FROM (
        SELECT at FROM lead_event WHERE lead_id = l.id AND id > e.id AND by = 'supplier'
        UNION ALL
        SELECT asked_at FROM lead_change WHERE lead_id = l.id AND kind = 'counterOffer' AND asked_at >= e.at
      ) x
    ) a
    WHERE l.hotel_id = asked_hotel AND a.at IS NOT NULL
    UNION ALL
    SELECT extract(epoch FROM c.answered_at - c.asked_at) / 60
    FROM lead l
    JOIN lead_change c ON c.lead_id = l.id AND c.kind IN ('extension', 'honourPrice') AND c.status IN ('accepted', 'declined')
      AND c.asked_at >= since
    WHERE l.hotel_id = asked_hotel
  )
  SELECT CASE WHEN count(*) >= 3 THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) END FROM answer
$$;
REVOKE ALL ON FUNCTION median_answer_minutes(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION median_answer_minutes(text, timestamptz) TO alpenglow_app;
