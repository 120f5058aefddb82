-- What has changed is said on the channel `changed`, one cache tag a notification, when the transaction is committed:
-- no writer can forget it, and every process that caches hears it. The tags are those of the nouns' keys.ts.

DROP TRIGGER property_catalogue ON property;
DROP TRIGGER sales_information_catalogue ON sales_information;
DROP TRIGGER property_former_address_catalogue ON property_former_address;
DROP TRIGGER city_catalogue ON city;
DROP FUNCTION catalogue_notify();

-- A table all of whose rows have one tag.
CREATE FUNCTION announce_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
DO $$
DECLARE tagged record;
BEGIN
  FOR tagged IN SELECT * FROM (VALUES
    ('country', 'places'),
    ('city', 'places'),
    ('sector', 'places'),
    ('content', 'contents'),
    ('testimonial', 'contents'),
    ('brand', 'brands'),
    ('exchange_rate', 'offers'),
    ('picture', 'storefront'),
    ('facility', 'storefront'),
    ('equipment', 'storefront'),
    ('service', 'storefront'),
    ('setting', 'storefront')
  ) AS tagged (source, tag)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_changed AFTER INSERT OR UPDATE OR DELETE ON %1$s FOR EACH STATEMENT EXECUTE FUNCTION announce_table(%2$L)', tagged.source, tagged.tag);
  END LOOP;
END $$;

-- Where a city lies is part of the address of all its properties.
CREATE TRIGGER city_addresses AFTER INSERT OR UPDATE OF id, country_id, group_id OR DELETE ON city
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('addresses');

-- A property's own row. Columns that only its own page shows are named; a column added later counts as shown on cards.
CREATE FUNCTION announce_property() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own_page CONSTANT text[] := ARRAY['updated_at', 'created_at', 'operator_id', 'bathrooms', 'square_metres',
    'pet_details_en', 'pet_details_de', 'summary_en', 'summary_de', 'description_en', 'description_de', 'highlights',
    'distances', 'service_levels', 'level_bits', 'registration_number'];
  concerned property[] := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW] WHEN 'DELETE' THEN ARRAY[OLD] ELSE ARRAY[OLD, NEW] END;
  one property;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  FOREACH one IN ARRAY concerned LOOP
    PERFORM pg_notify('changed', 'property:' || one.id);
    PERFORM pg_notify('changed', 'offers:' || one.city_id);
  END LOOP;
  PERFORM pg_notify('changed', 'offers');
  IF TG_OP <> 'UPDATE' OR to_jsonb(OLD) - own_page <> to_jsonb(NEW) - own_page THEN
    PERFORM pg_notify('changed', 'cards');
  END IF;
  IF TG_OP <> 'UPDATE'
    OR (OLD.id, OLD.status, OLD.is_demo, OLD.has_sales_information, OLD.property_type, OLD.city_id, OLD.slug,
        OLD.latitude, OLD.longitude)
      IS DISTINCT FROM
       (NEW.id, NEW.status, NEW.is_demo, NEW.has_sales_information, NEW.property_type, NEW.city_id, NEW.slug,
        NEW.latitude, NEW.longitude)
  THEN
    PERFORM pg_notify('changed', 'listed');
    FOREACH one IN ARRAY concerned LOOP
      PERFORM pg_notify('changed', 'address:' || one.id);
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER property_changed AFTER INSERT OR UPDATE OR DELETE ON property
  FOR EACH ROW EXECUTE FUNCTION announce_property();

-- A row that belongs to a property; the argument names what else shows it.
CREATE FUNCTION announce_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE concerned text;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  FOREACH concerned IN ARRAY CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.property_id] WHEN 'DELETE' THEN ARRAY[OLD.property_id]
    ELSE ARRAY[OLD.property_id, NEW.property_id] END
  LOOP
    PERFORM pg_notify('changed', 'property:' || concerned);
    IF TG_ARGV[0] = 'address' THEN PERFORM pg_notify('changed', 'address:' || concerned); END IF;
  END LOOP;
  IF TG_ARGV[0] = 'cards' THEN
    PERFORM pg_notify('changed', 'cards');
    PERFORM pg_notify('changed', 'offers');
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE part record;
BEGIN
  -- Facilities and whether there is sales information also stand in the property's row, kept there by triggers.
  FOR part IN SELECT * FROM (VALUES
    ('property_former_address', 'address'),
    ('property_picture', 'cards'),
    ('property_facility', ''),
    ('property_equipment', ''),
    ('property_service', ''),
    ('sales_information', '')
  ) AS part (source, shown)
  LOOP
    EXECUTE format('CREATE TRIGGER %1$s_changed AFTER INSERT OR UPDATE OR DELETE ON %1$s FOR EACH ROW EXECUTE FUNCTION announce_part(%2$L)', part.source, part.shown);
  END LOOP;
END $$;

-- Stays, rates and holds: what can be had, and at what price.
CREATE FUNCTION announce_offers(properties text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE concerned record;
BEGIN
  FOR concerned IN SELECT id, city_id FROM property WHERE id = ANY (properties) LOOP
    PERFORM pg_notify('changed', 'property:' || concerned.id);
    PERFORM pg_notify('changed', 'offers:' || concerned.city_id);
    PERFORM pg_notify('changed', 'offers');
  END LOOP;
END $$;
CREATE OR REPLACE FUNCTION stay_offers_follow_house() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE properties text[] := ARRAY(SELECT DISTINCT property_id FROM changed);
BEGIN
  PERFORM refresh_stay_offers(properties);
  PERFORM announce_offers(properties);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION stay_offers_follow_rate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE properties text[] := ARRAY(SELECT DISTINCT s.property_id FROM changed JOIN stay s ON s.id = changed.stay_id);
BEGIN
  PERFORM refresh_stay_offers(properties);
  PERFORM announce_offers(properties);
  RETURN NULL;
END $$;
