-- Facts that a hotel's contact and an operator edit of what is theirs: times, restaurants, facilities, sizes, beds and
-- pictures of rooms, with the same versions as the house's.

CREATE FUNCTION edits_managed(asked_kind text, entity text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN administers() OR CASE asked_kind
    WHEN 'hotels' THEN entity = managed_hotel()
    WHEN 'rooms' THEN EXISTS (SELECT FROM room r WHERE r.id = entity AND r.hotel_id = managed_hotel())
    WHEN 'properties' THEN EXISTS (SELECT FROM property p WHERE p.id = entity AND p.operator_id = managed_operator())
    ELSE false
  END;
END $$;
REVOKE ALL ON FUNCTION edits_managed(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION edits_managed(text, text) TO alpenglow_app;

DROP POLICY managed_version_select ON managed_version;
DROP POLICY managed_version_insert ON managed_version;
DROP POLICY managed_version_update ON managed_version;
DROP POLICY managed_version_delete ON managed_version;
CREATE POLICY managed_version_select ON managed_version FOR SELECT
  USING ((SELECT reads_all()) OR edits_managed(kind, entity_id));
CREATE POLICY managed_version_insert ON managed_version FOR INSERT WITH CHECK (edits_managed(kind, entity_id));
-- What was published stays as it is.
CREATE POLICY managed_version_update ON managed_version FOR UPDATE
  USING (published_at IS NULL AND edits_managed(kind, entity_id)) WITH CHECK (edits_managed(kind, entity_id));
CREATE POLICY managed_version_delete ON managed_version FOR DELETE
  USING (published_at IS NULL AND edits_managed(kind, entity_id));

-- The rest of these columns is the house's.
DROP TRIGGER hotel_of_the_house ON hotel;
CREATE TRIGGER hotel_of_the_house BEFORE UPDATE OF name, category, chain, status_level, keys, latitude, longitude,
  closest_airport_code, closest_airport_km, is_adults_only, min_guest_age, max_infant_age, max_child_age, pets_allowed,
  reservation_email, reservation_phone, is_chat_enabled, supports_instant_booking, confirms_options, is_for_consumers,
  is_demo, is_reseller, has_to_be_invited_to_direct_contract, retired_at, moved_to_id ON hotel
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
DROP TRIGGER property_of_the_house ON property;
CREATE TRIGGER property_of_the_house BEFORE UPDATE OF name, slug, status, latitude, longitude, pets_allowed, selection_rank,
  is_demo ON property FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
DROP TRIGGER room_of_the_house ON room;
CREATE TRIGGER room_of_the_house BEFORE UPDATE OF category, pets_allowed, is_on_request, is_enquiry_only ON room
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();

DO $$
DECLARE list record;
BEGIN
  FOR list IN SELECT * FROM (VALUES
    ('dining_venue', $p$edits_managed('hotels', hotel_id)$p$),
    ('hotel_facility', $p$edits_managed('hotels', hotel_id)$p$),
    ('bed', $p$edits_managed('rooms', room_id)$p$),
    ('room_facility', $p$edits_managed('rooms', room_id)$p$),
    ('property_facility', $p$edits_managed('properties', property_id)$p$)
  ) AS lists (name, own)
  LOOP
    EXECUTE format('DROP POLICY %I ON %I', list.name || '_insert', list.name);
    EXECUTE format('DROP POLICY %I ON %I', list.name || '_delete', list.name);
    EXECUTE format('CREATE POLICY %I ON %I FOR INSERT WITH CHECK (%s)', list.name || '_insert', list.name, list.own);
    EXECUTE format('CREATE POLICY %I ON %I FOR DELETE USING (%s)', list.name || '_delete', list.name, list.own);
  END LOOP;
END $$;

DROP POLICY room_picture_insert ON room_picture;
DROP POLICY room_picture_delete ON room_picture;
CREATE POLICY room_picture_insert ON room_picture FOR INSERT WITH CHECK (
  NOT is_floorplan AND edits_managed('rooms', room_id)
  AND NOT EXISTS (
    SELECT FROM stored_picture s WHERE s.picture_id = room_picture.picture_id
      AND num_nonnulls(s.hotel_id, s.property_id) = 1
      AND s.hotel_id IS DISTINCT FROM (SELECT r.hotel_id FROM room r WHERE r.id = room_picture.room_id)
  )
);
CREATE POLICY room_picture_delete ON room_picture FOR DELETE USING (NOT is_floorplan AND edits_managed('rooms', room_id));
