-- What hotels say of themselves is kept by web processes for hours: whoever writes it announces it, as with everything else
-- that is kept (20261122100000_changes). What can be had at what price is not part of it.
DO $$
DECLARE source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['hotel', 'hotel_picture', 'hotel_facility', 'hotel_facility_type', 'dining_venue',
    'hotel_programme', 'programme', 'room', 'room_picture', 'room_facility', 'room_facility_type', 'bed',
    'inspiration_post', 'inspiration_media']
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_changed AFTER INSERT OR UPDATE OR DELETE ON %1$s FOR EACH STATEMENT EXECUTE FUNCTION announce_table(%2$L)', source, 'hotels');
  END LOOP;
END $$;
