-- Options end by the clock, bookings and the owner's own weeks never do (decisions §3): an option always has an end, the
-- others cannot have one.
UPDATE property_hold SET expires_at = NULL WHERE kind <> 'confirmedOption' AND expires_at IS NOT NULL;
UPDATE property_hold SET expires_at = now() + interval '72 hours' WHERE kind = 'confirmedOption' AND expires_at IS NULL;
ALTER TABLE property_hold ADD CONSTRAINT property_hold_lapses
  CHECK ((kind = 'confirmedOption') = (expires_at IS NOT NULL));
