-- Pictures, beds, restaurants and facilities of what admins edit: a list is written whole. Read by everybody as before.

ALTER TABLE stored_picture DROP CONSTRAINT stored_picture_of_one,
  ADD CONSTRAINT stored_picture_of_one CHECK (num_nonnulls(hotel_id, property_id) <= 1);

-- What another hotel or property has brought is theirs; what the house has brought may stand anywhere.
DROP POLICY hotel_picture_insert ON hotel_picture;
CREATE POLICY hotel_picture_insert ON hotel_picture FOR INSERT WITH CHECK (
  ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()))
  AND NOT EXISTS (
    SELECT FROM stored_picture s WHERE s.picture_id = hotel_picture.picture_id
      AND num_nonnulls(s.hotel_id, s.property_id) = 1 AND s.hotel_id IS DISTINCT FROM hotel_picture.hotel_id
  )
);
DROP POLICY property_picture_insert ON property_picture;
CREATE POLICY property_picture_insert ON property_picture FOR INSERT WITH CHECK (
  NOT is_floorplan
  AND EXISTS (
    SELECT FROM property p WHERE p.id = property_id AND ((SELECT administers()) OR p.operator_id = (SELECT managed_operator()))
  )
  AND NOT EXISTS (
    SELECT FROM stored_picture s WHERE s.picture_id = property_picture.picture_id
      AND num_nonnulls(s.hotel_id, s.property_id) = 1 AND s.property_id IS DISTINCT FROM property_picture.property_id
  )
);

DO $$
DECLARE list text;
BEGIN
  FOREACH list IN ARRAY ARRAY['room_picture', 'room_facility', 'dining_venue', 'hotel_facility', 'inspiration_media']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', list);
    EXECUTE format('CREATE POLICY %I ON %I FOR SELECT USING (true)', list || '_select', list);
    EXECUTE format('CREATE POLICY %I ON %I FOR INSERT WITH CHECK ((SELECT administers()))', list || '_insert', list);
    EXECUTE format('CREATE POLICY %I ON %I FOR DELETE USING ((SELECT administers()))', list || '_delete', list);
    EXECUTE format('GRANT INSERT, DELETE ON %I TO alpenglow_app', list);
  END LOOP;
END $$;
CREATE POLICY bed_delete ON bed FOR DELETE USING ((SELECT administers()));
GRANT DELETE ON bed TO alpenglow_app;
