-- An interest is the agency's own until it asks the operator something: also whether the stay can be had at all.
CREATE OR REPLACE VIEW operator_lead WITH (security_barrier) AS
  SELECT l.id, l.property_id, p.operator_id, l.agency_id, a.name AS agency_name,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.message, l.check_in, l.check_out, l.service_level, l.adults, l.currency, l.price_total,
    l.commission_percent, l.option_rank,
    (SELECT min(c.answer_due_at) FROM lead_change c WHERE c.lead_id = l.id AND c.status = 'asked')::timestamptz(3)
      AS answer_due_at, l.option_expires_at, l.extensions, l.closed_at, l.created_at,
    l.updated_at, l.children_ages, l.nationality, l.card_member_type, l.payment_profile, l.guests,
    CASE WHEN l.payment IS NOT NULL AND l.payment <> 'null'::jsonb THEN jsonb_build_object(
      'isPaidByCreditCard', l.payment->'isPaidByCreditCard', 'isNegotiatedPrice', l.payment->'isNegotiatedPrice',
      'card', CASE WHEN l.payment->'card'->>'lastFour' IS NOT NULL THEN jsonb_build_object(
        'brand', l.payment->'card'->'brand', 'lastFour', l.payment->'card'->'lastFour') END
    ) END AS payment
  FROM lead l
  JOIN property p ON p.id = l.property_id
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE (l.status <> 'INTEREST' OR EXISTS (
      SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind IN ('honourPrice', 'changeRequest', 'stay')))
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));

-- How long they take to answer that counts with the rest.
CREATE OR REPLACE FUNCTION median_answer_minutes(asked_hotel text, asked_operator text, since timestamptz) RETURNS double precision
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
    JOIN lead_change c ON c.lead_id = l.id AND c.kind IN ('extension', 'honourPrice', 'changeRequest', 'stay')
      AND c.status IN ('accepted', 'declined') AND c.asked_at >= since
  )
  SELECT CASE WHEN count(*) >= 3 THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes) END FROM answer
$$;
