-- What a hotel says of itself and who sells it: read by everybody as before, written by who answers for the hotel.
ALTER TABLE hotel ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_select ON hotel FOR SELECT USING (true);
CREATE POLICY hotel_update ON hotel FOR UPDATE USING ((SELECT administers()) OR id = (SELECT managed_hotel()));
GRANT UPDATE (description, check_in_deposit_en, check_in_deposit_de, check_in_instructions_en, check_in_instructions_de,
  check_out_instructions_en, check_out_instructions_de, pet_restrictions_en, pet_restrictions_de, smoking_policy_en,
  smoking_policy_de, booking_policy_en, booking_policy_de, house_rules_en, house_rules_de, updated_at) ON hotel TO alpenglow_app;

ALTER TABLE room ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_select ON room FOR SELECT USING (true);
CREATE POLICY room_update ON room FOR UPDATE USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT UPDATE (name_en, name_de, description_en, description_de) ON room TO alpenglow_app;

ALTER TABLE sales_manager ENABLE ROW LEVEL SECURITY;
CREATE POLICY sales_manager_select ON sales_manager FOR SELECT USING (true);
CREATE POLICY sales_manager_insert ON sales_manager FOR INSERT
  WITH CHECK ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
CREATE POLICY sales_manager_delete ON sales_manager FOR DELETE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT INSERT, DELETE ON sales_manager TO alpenglow_app;
