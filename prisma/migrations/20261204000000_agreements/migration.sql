-- Admins keep what hotels and operators pay an agency: of one pair no two agreements hold on one day. Nothing of an agreement but
-- its end ever changes, and none is taken away.
ALTER TABLE hotel_agreement ADD CONSTRAINT hotel_agreement_once
  EXCLUDE USING gist (agency_id WITH =, hotel_id WITH =, daterange(valid_from, valid_until, '[]') WITH &&);
ALTER TABLE operator_agreement ADD CONSTRAINT operator_agreement_once
  EXCLUDE USING gist (agency_id WITH =, operator_id WITH =, daterange(valid_from, valid_until, '[]') WITH &&);

CREATE POLICY hotel_agreement_insert ON hotel_agreement FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY hotel_agreement_update ON hotel_agreement FOR UPDATE USING ((SELECT administers()));
CREATE POLICY operator_agreement_insert ON operator_agreement FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY operator_agreement_update ON operator_agreement FOR UPDATE USING ((SELECT administers()));
GRANT INSERT, UPDATE (valid_until) ON hotel_agreement, operator_agreement TO alpenglow_app;
