-- The rest of what admins edit of the catalogue. Read by everybody as before.

ALTER TABLE content ADD COLUMN "retired_at" TIMESTAMPTZ(3);
GRANT UPDATE (retired_at) ON content TO alpenglow_app;
ALTER TABLE testimonial ADD COLUMN "retired_at" TIMESTAMPTZ(3);

DO $$
DECLARE edited text;
BEGIN
  FOREACH edited IN ARRAY ARRAY['operator', 'rental_channel', 'programme', 'facility', 'equipment', 'service',
    'hotel_facility_type', 'room_facility_type', 'country', 'city', 'testimonial']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', edited);
    EXECUTE format('CREATE POLICY %I ON %I FOR SELECT USING (true)', edited || '_select', edited);
    EXECUTE format('CREATE POLICY %I ON %I FOR UPDATE USING ((SELECT administers()))', edited || '_update', edited);
  END LOOP;
END $$;
GRANT UPDATE (name, email, address, terms_en, terms_de) ON operator TO alpenglow_app;
GRANT UPDATE (name, accepts_consumer_bookings) ON rental_channel TO alpenglow_app;
GRANT UPDATE (name, is_visible_in_hotel_search, summary_en, summary_de, benefits_en, benefits_de) ON programme
  TO alpenglow_app;
GRANT UPDATE (name_en, name_de) ON facility, equipment, service, hotel_facility_type, room_facility_type TO alpenglow_app;
GRANT UPDATE (name_en, name_de, summary_en, summary_de, introduction_en, introduction_de) ON country TO alpenglow_app;
GRANT UPDATE (name_en, name_de, postal_code, state_en, state_de, tagline_en, tagline_de, summary_en, summary_de,
  introduction_en, introduction_de, latitude, longitude, altitude_metres, airport_code, airport_name_en, airport_name_de,
  airport_minutes) ON city TO alpenglow_app;
GRANT UPDATE (quote_en, quote_de, author_en, author_de, retired_at) ON testimonial TO alpenglow_app;

GRANT UPDATE (category, size_sqm_min, size_sqm_max, outdoor_space_sqm_min, outdoor_space_sqm_max, num_bedrooms,
  num_bathrooms, facilities_en, facilities_de, pets_allowed, is_on_request, is_enquiry_only) ON room TO alpenglow_app;
CREATE TRIGGER room_of_the_house BEFORE UPDATE OF category, size_sqm_min, size_sqm_max, outdoor_space_sqm_min,
  outdoor_space_sqm_max, num_bedrooms, num_bathrooms, facilities_en, facilities_de, pets_allowed, is_on_request,
  is_enquiry_only ON room FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
