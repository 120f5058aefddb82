-- Leads and clients belong to an agency (docs/decisions/016). Events and snapshots are written once. Somebody who answers for
-- a hotel reads its leads through views, which have no markup, no reference of the agency's own and no mere interest.

CREATE FUNCTION own_hotel() RETURNS text LANGUAGE sql STABLE
  RETURN CASE app_scope() WHEN 'tenant' THEN nullif(current_setting('app.hotel', true), '') END;

-- The agency of the scope, if the person belongs to it.
CREATE FUNCTION member_agency() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (
    SELECT m.agency_id FROM membership m
    WHERE m.user_id = own_user() AND m.agency_id = own_agency() AND m.removed_at IS NULL
  );
END $$;

ALTER TABLE hotel_agreement ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_agreement_select ON hotel_agreement FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel()));
GRANT SELECT ON hotel_agreement TO alpenglow_app;

ALTER TABLE client ENABLE ROW LEVEL SECURITY;
CREATE POLICY client_select ON client FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY client_insert ON client FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT member_agency()));
CREATE POLICY client_update ON client FOR UPDATE USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT, UPDATE (reference, first_name, last_name, nationality, card_member_type, loyalty_number, updated_at)
  ON client TO alpenglow_app;

ALTER TABLE lead ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_select ON lead FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY lead_insert ON lead FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user())
);
CREATE POLICY lead_update ON lead FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (status, version, check_in, check_out, adults, children_ages, service_level, property_hold_id,
  snapshot_id, currency, price_total, markup_amount, option_rank, answer_due_at, option_expires_at, extensions, closed_at,
  closed_reason, updated_at) ON lead TO alpenglow_app;

ALTER TABLE lead_room ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_room_select ON lead_room FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
CREATE POLICY lead_room_insert ON lead_room FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM lead l WHERE l.id = lead_id AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()))
));
CREATE POLICY lead_room_update ON lead_room FOR UPDATE USING (EXISTS (
  SELECT FROM lead l WHERE l.id = lead_id
    AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
GRANT SELECT, INSERT, UPDATE (price_total, commission_percent, hold_id) ON lead_room TO alpenglow_app;

-- What an agent does stands in their own name; what follows by itself (an option that lapsed, an instant booking) in nobody's.
ALTER TABLE lead_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_event_select ON lead_event FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
CREATE POLICY lead_event_insert ON lead_event FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE by WHEN 'agent' THEN actor_id = (SELECT own_user()) WHEN 'system' THEN actor_id IS NULL ELSE false END
);
GRANT SELECT, INSERT ON lead_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE lead_event_id_seq TO alpenglow_app;

ALTER TABLE price_snapshot ENABLE ROW LEVEL SECURITY;
CREATE POLICY price_snapshot_select ON price_snapshot FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY price_snapshot_insert ON price_snapshot FOR INSERT
  WITH CHECK ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON price_snapshot TO alpenglow_app;

-- What a hotel's contact reads of its leads: rows of the owner's, so the condition stands in the view.
CREATE VIEW hotel_lead WITH (security_barrier) AS
  SELECT l.id, l.reference, l.hotel_id, l.agency_id, a.name AS agency_name, l.user_id,
    concat_ws(' ', u.first_name, nullif(u.last_name, '')) AS agent_name, l.status, l.version, l.client_first_name,
    l.client_last_name, l.nationality, l.card_member_type, l.loyalty_number, l.message, l.payment_profile, l.check_in,
    l.check_out, l.adults, l.children_ages, l.currency, l.price_total, l.option_rank, l.answer_due_at,
    l.option_expires_at, l.extensions, l.closed_at, l.created_at, l.updated_at
  FROM lead l
  JOIN agency a ON a.id = l.agency_id
  JOIN app_user u ON u.id = l.user_id
  WHERE l.hotel_id IS NOT NULL AND l.status <> 'INTEREST'
    AND ((SELECT reads_all()) OR l.hotel_id = (SELECT own_hotel()));
CREATE VIEW hotel_lead_room WITH (security_barrier) AS
  SELECT r.* FROM lead_room r WHERE EXISTS (SELECT FROM hotel_lead l WHERE l.id = r.lead_id);
CREATE VIEW hotel_lead_event WITH (security_barrier) AS
  SELECT e.id, e.lead_id, e.type, e.at, e.by, e.reason FROM lead_event e
  WHERE e.type <> 'interest' AND EXISTS (SELECT FROM hotel_lead l WHERE l.id = e.lead_id);
GRANT SELECT ON hotel_lead, hotel_lead_room, hotel_lead_event TO alpenglow_app;

GRANT EXECUTE ON FUNCTION own_hotel(), member_agency() TO alpenglow_app;
