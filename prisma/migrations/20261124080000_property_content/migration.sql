-- What a property says of itself: read by everybody as before, written by who answers for its operator. The pages that show
-- it follow by the trigger of the table.
ALTER TABLE property ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_select ON property FOR SELECT USING (true);
CREATE POLICY property_update ON property FOR UPDATE
  USING ((SELECT administers()) OR operator_id = (SELECT managed_operator()));
GRANT UPDATE (opening_en, opening_de, summary_en, summary_de, description_en, description_de, highlights, pet_details_en,
  pet_details_de, registration_number, updated_at) ON property TO alpenglow_app;
