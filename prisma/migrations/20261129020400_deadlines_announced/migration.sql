-- Whoever has a menu or the list before them hears whose lists have changed, and reads for themselves what.
CREATE FUNCTION announce_deadlines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('deadline', json_build_object('agencyId', of.agency_id, 'hotelId', of.hotel_id,
    'operatorId', of.operator_id)::text)
  FROM (SELECT DISTINCT agency_id, hotel_id, operator_id FROM written) of;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION announce_deadlines() FROM PUBLIC;
CREATE TRIGGER deadlines_come AFTER INSERT ON deadline REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_deadlines();
CREATE TRIGGER deadlines_change AFTER UPDATE ON deadline REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_deadlines();
