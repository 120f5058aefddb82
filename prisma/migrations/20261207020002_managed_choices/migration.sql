-- What admins choose of lists: the facilities of a property, and whose channel it is.
ALTER TABLE property_facility ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_facility_select ON property_facility FOR SELECT USING (true);
CREATE POLICY property_facility_insert ON property_facility FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY property_facility_delete ON property_facility FOR DELETE USING ((SELECT administers()));
GRANT INSERT, DELETE ON property_facility TO alpenglow_app;
GRANT UPDATE (operator_id) ON rental_channel TO alpenglow_app;

-- How many deliveries were given up, for the admins' rail: one figure, of nobody's mail.
CREATE FUNCTION failed_deliveries() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  RETURN CASE WHEN administers() THEN (SELECT count(*)::int FROM outbox WHERE failed_at IS NOT NULL) ELSE 0 END;
REVOKE ALL ON FUNCTION failed_deliveries() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION failed_deliveries() TO alpenglow_app;
