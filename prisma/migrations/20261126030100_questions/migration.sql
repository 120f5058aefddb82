-- Every question to a supplier has a row of its own with its own due and its own end.
ALTER TABLE lead_change ADD COLUMN "ends_at" TIMESTAMPTZ(3);

-- A counter-offer is no question to the supplier: it ends, the agent owes nothing.
UPDATE lead_change SET ends_at = answer_due_at, answer_due_at = NULL WHERE kind = 'counterOffer';
INSERT INTO lead_change (id, lead_id, kind, status, asked_at, asked_by_id, answer_due_at, ends_at, data)
SELECT gen_random_uuid()::text, l.id,
  (CASE l.status WHEN 'REQUESTED_OPTION' THEN 'option' ELSE 'booking' END)::"LeadChangeKind", 'asked', e.at, e.actor_id,
  l.answer_due_at, CASE l.status WHEN 'REQUESTED_OPTION' THEN l.option_expires_at END,
  jsonb_build_object('to', jsonb_build_object('checkIn', l.check_in, 'checkOut', l.check_out,
    'serviceLevel', l.service_level, 'pax', l.adults, 'priceTotal', l.price_total))
FROM lead l
CROSS JOIN LATERAL (
  SELECT x.at, x.actor_id FROM lead_event x
  WHERE x.lead_id = l.id AND x.type IN ('requestedOption', 'requestedBooking') ORDER BY x.id DESC LIMIT 1
) e
WHERE l.status IN ('REQUESTED_OPTION', 'REQUESTED_BOOKING');
UPDATE lead_change c SET answer_due_at = coalesce(c.answer_due_at, l.answer_due_at),
  ends_at = least(c.asked_at + interval '72 hours', l.option_expires_at)
FROM lead l
WHERE l.id = c.lead_id AND c.status = 'asked' AND c.kind IN ('extension', 'changeRequest', 'honourPrice');

-- What has ended is looked for every half minute.
CREATE INDEX lead_change_ends ON lead_change (ends_at) WHERE status = 'asked';
GRANT UPDATE (answer_due_at, ends_at) ON lead_change TO alpenglow_app;
