-- An operator reads what a card costs beside the price: its ratio by the kept terms, or the fee a guest has agreed to.
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
        'brand', l.payment->'card'->'brand', 'lastFour', l.payment->'card'->'lastFour') END,
      'cardFeeRatio', (SELECT s.content->'rooms'->0->'terms'->'cardFeeRatio' FROM price_snapshot s WHERE s.id = l.snapshot_id),
      'guestFee', (SELECT b.card_fee FROM consumer_booking b WHERE b.lead_id = l.id)
    ) END AS payment
  FROM lead l
  JOIN property p ON p.id = l.property_id
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE (l.status <> 'INTEREST' OR EXISTS (
      SELECT FROM lead_change c WHERE c.lead_id = l.id AND c.kind IN ('honourPrice', 'changeRequest', 'stay')))
    AND ((SELECT reads_all()) OR p.operator_id = (SELECT own_operator()));
