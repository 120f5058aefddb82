-- Where a house lies, what it is, who lets it and how it is sold, and in which programmes a hotel is: edited by admins alone.
GRANT UPDATE (city_id, sector_id) ON hotel TO alpenglow_app;
GRANT UPDATE (city_id, sector_id, property_type, operator_id) ON property TO alpenglow_app;
GRANT UPDATE (rental_channel_id, commission_percent) ON sales_information TO alpenglow_app;

CREATE TRIGGER hotel_place_of_the_house BEFORE UPDATE OF city_id, sector_id ON hotel
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER property_place_of_the_house BEFORE UPDATE OF city_id, sector_id, property_type, operator_id ON property
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER sales_information_of_the_house BEFORE UPDATE OF rental_channel_id, commission_percent ON sales_information
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();

ALTER TABLE hotel_programme ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_programme_select ON hotel_programme FOR SELECT USING (true);
CREATE POLICY hotel_programme_insert ON hotel_programme FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY hotel_programme_delete ON hotel_programme FOR DELETE USING ((SELECT administers()));
GRANT INSERT, DELETE ON hotel_programme TO alpenglow_app;
