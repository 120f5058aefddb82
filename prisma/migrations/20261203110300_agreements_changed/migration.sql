-- Of an agreement that has not begun, by which nobody was quoted a price, admins change the per cent, and take it away. Whether
-- a brand is for consumers is a field of its profile like any other.
DO $$
DECLARE supplier text;
BEGIN
  FOREACH supplier IN ARRAY ARRAY['hotel_agreement', 'operator_agreement']
  LOOP
    EXECUTE format('GRANT UPDATE (commission_percent), DELETE ON %I TO alpenglow_app', supplier);
    EXECUTE format('CREATE POLICY %I ON %I FOR DELETE USING ((SELECT administers()))', supplier || '_delete', supplier);
  END LOOP;
END $$;

GRANT UPDATE (is_b2_c) ON brand TO alpenglow_app;
