-- What admins make new in the catalogue: a draft in managed_version until it is published, and then its row.

ALTER TYPE "ManagedDeed" ADD VALUE 'created';

DO $$
DECLARE made text;
BEGIN
  FOREACH made IN ARRAY ARRAY['hotel', 'room', 'bed', 'property', 'sales_information', 'operator', 'rental_channel', 'programme',
    'facility', 'equipment', 'service', 'city', 'inspiration_post', 'testimonial', 'content']
  LOOP
    EXECUTE format('GRANT INSERT ON %I TO alpenglow_app', made);
  END LOOP;
  FOREACH made IN ARRAY ARRAY['hotel', 'room', 'property', 'sales_information', 'operator', 'rental_channel', 'programme',
    'facility', 'equipment', 'service', 'city', 'inspiration_post', 'testimonial', 'content']
  LOOP
    EXECUTE format('CREATE POLICY %I ON %I FOR INSERT WITH CHECK ((SELECT administers()))', made || '_insert', made);
  END LOOP;
END $$;

-- Read by everybody as before.
ALTER TABLE bed ENABLE ROW LEVEL SECURITY;
CREATE POLICY bed_select ON bed FOR SELECT USING (true);
CREATE POLICY bed_insert ON bed FOR INSERT WITH CHECK ((SELECT administers()));

-- Whoever makes a property need not be allowed the functions that read its meal plans.
ALTER FUNCTION level_bits_follow() SECURITY DEFINER SET search_path = public, pg_temp;
