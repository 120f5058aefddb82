-- Nights of rooms: how they are laid, counted and projected for the search. Whoever changes nights or holds of a room locks
-- the room first (FOR NO KEY UPDATE, several in the order of their ids), so that two changes of one room wait for each other
-- instead of for each other's nights.

CREATE FUNCTION lock_rooms(asked text[]) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
  SELECT FROM room WHERE id = ANY (asked) ORDER BY id FOR NO KEY UPDATE
$$;

-- Friday and Saturday nights cost weekend_percent of the others; whole units of the currency, half up. lib/rates/room says
-- the same.
CREATE FUNCTION night_price(base bigint, level_percent int, weekend_percent int, night date) RETURNS bigint
LANGUAGE sql IMMUTABLE
RETURN round(
  base * level_percent * (CASE WHEN extract(isodow FROM night) IN (5, 6) THEN weekend_percent ELSE 100 END) / 1000000.0
)::bigint * 100;

-- Nights [from_night, until_night) of these rooms from their seasons, restrictions and closures. What is sold and optioned
-- stays; a night of neither season nor closure is not laid: nothing is loaded there.
CREATE FUNCTION lay_room_nights(asked text[], from_night date, until_night date) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_rooms(asked);
  INSERT INTO room_night (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival,
    closed_to_departure, release_days)
  SELECT r.id, n.night, r.units, least(r.units, coalesce(c.units, 0)),
    night_price(r.base_price, s.level_percent, h.weekend_percent, n.night),
    coalesce(x.min_stay, s.min_nights, 1), x.max_stay,
    coalesce(x.closed_to_arrival, false)
      OR coalesce(s.arrival_weekdays <> '{}' AND NOT s.arrival_weekdays @> ARRAY[extract(isodow FROM n.night)::smallint], false),
    coalesce(x.closed_to_departure, false), coalesce(x.release_days, 0)
  FROM room r
  JOIN hotel h ON h.id = r.hotel_id
  CROSS JOIN LATERAL (
    SELECT day::date AS night FROM generate_series(from_night::timestamp, until_night - interval '1 day', '1 day') AS day
  ) n
  LEFT JOIN season s ON s.hotel_id = h.id AND n.night >= s.starts_on AND n.night < s.ends_on
  LEFT JOIN LATERAL (
    SELECT sum(coalesce(e.units, r.units))::int AS units FROM closure e
    WHERE e.hotel_id = h.id AND (e.room_id IS NULL OR e.room_id = r.id) AND n.night >= e.starts_on AND n.night < e.ends_on
  ) c ON true
  LEFT JOIN LATERAL (
    SELECT max(e.min_stay) AS min_stay, min(e.max_stay) AS max_stay, bool_or(e.closed_to_arrival) AS closed_to_arrival,
      bool_or(e.closed_to_departure) AS closed_to_departure, max(e.release_days) AS release_days
    FROM room_restriction e
    WHERE e.hotel_id = h.id AND (e.room_id IS NULL OR e.room_id = r.id) AND n.night >= e.starts_on AND n.night < e.ends_on
  ) x ON true
  WHERE r.id = ANY (asked) AND (s.hotel_id IS NOT NULL OR c.units IS NOT NULL)
  ON CONFLICT (room_id, night) DO UPDATE SET
    allotment = greatest(excluded.allotment, room_night.sold + room_night.optioned),
    closed = excluded.closed, price = excluded.price, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
    closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure,
    release_days = excluded.release_days;
END $$;

-- Holds: sold and optioned of their nights follow, and the check of room_night refuses one too many.
CREATE FUNCTION room_nights_follow_hold() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  bookings int := 0;
  options int := 0;
BEGIN
  PERFORM lock_rooms(ARRAY[NEW.room_id]);
  IF TG_OP = 'UPDATE' AND OLD.released_at IS NULL THEN
    IF OLD.kind = 'booking' THEN bookings := -OLD.units; ELSE options := -OLD.units; END IF;
  END IF;
  IF NEW.released_at IS NULL THEN
    IF NEW.kind = 'booking' THEN bookings := bookings + NEW.units; ELSE options := options + NEW.units; END IF;
  END IF;
  IF bookings <> 0 OR options <> 0 THEN
    UPDATE room_night SET sold = sold + bookings, optioned = optioned + options
    WHERE room_id = NEW.room_id AND night >= NEW.check_in AND night < NEW.check_out;
  ELSE
    -- An option that ends at another time.
    PERFORM refresh_room_projections(ARRAY[NEW.room_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER room_hold_counted AFTER INSERT OR UPDATE ON room_hold
  FOR EACH ROW EXECUTE FUNCTION room_nights_follow_hold();

-- The projection --------------------------------------------------------------------------------------------------------

-- What `nights` nights from position `at` on cost, from sums kept modulo 2^31, which fit four bytes each. No stay costs that
-- much.
CREATE FUNCTION nights_price(sums int[], at int, nights int) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (sums[at + nights + 1]::bigint - sums[at + 1] + 2147483648) % 2147483648;

CREATE FUNCTION refresh_room_projections(asked text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Then the statement below sees what whoever had the room before has done.
  PERFORM lock_rooms(asked);
  INSERT INTO room_projection (room_id, hotel_id, category, max_pax, max_adults, facility_bits, is_on_request,
    is_enquiry_only, first_night, nights, loaded, free, arrival, departure, min_stays, max_stays, release_days, price_sums,
    lapses_at)
  SELECT r.id, r.hotel_id, r.category, b.max_pax, b.max_adults, f.bits, r.is_on_request, r.is_enquiry_only,
    coalesce(n.first_night, '2000-01-01'), n.nights, n.loaded, n.free, n.arrival, n.departure || B'1', n.min_stays,
    n.max_stays, n.release_days, 0 || coalesce(n.price_sums, '{}'), l.lapses_at
  FROM room r
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(max_pax), 0) AS max_pax, coalesce(sum(max_adults), 0) AS max_adults FROM bed WHERE room_id = r.id
  ) b
  CROSS JOIN LATERAL (
    SELECT coalesce(bit_or(1 << t.position), 0) AS bits
    FROM room_facility i JOIN room_facility_type t ON t.id = i.facility_id WHERE i.room_id = r.id
  ) f
  CROSS JOIN LATERAL (
    SELECT min(expires_at) AS lapses_at FROM room_hold WHERE room_id = r.id AND released_at IS NULL
  ) l
  CROSS JOIN LATERAL (
    SELECT min(d.night) AS first_night, count(*) AS nights,
      coalesce(string_agg(CASE WHEN d.price IS NULL THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS loaded,
      coalesce(string_agg(CASE WHEN d.allotment - d.closed - d.sold - d.optioned > 0 THEN '1' ELSE '0' END, ''
        ORDER BY d.night), '')::bit varying AS free,
      coalesce(string_agg(CASE WHEN d.closed_to_arrival THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS arrival,
      coalesce(string_agg(CASE WHEN d.closed_to_departure THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS departure,
      array_agg(coalesce(d.min_stay, 1) ORDER BY d.night) AS min_stays,
      CASE WHEN count(d.max_stay) > 0 THEN array_agg(coalesce(d.max_stay, 0) ORDER BY d.night) END AS max_stays,
      CASE WHEN max(d.release_days) > 0 THEN array_agg(coalesce(d.release_days, 0) ORDER BY d.night) END AS release_days,
      array_agg((d.total % 2147483648)::int ORDER BY d.night) AS price_sums
    FROM (
      SELECT s.day::date AS night, i.price, i.allotment, i.closed, i.sold, i.optioned, i.closed_to_arrival,
        i.closed_to_departure, i.min_stay, i.max_stay, i.release_days,
        coalesce(sum(i.price) OVER (ORDER BY s.day), 0) AS total
      FROM (SELECT min(night) AS first, max(night) AS last FROM room_night WHERE room_id = r.id) span
      CROSS JOIN LATERAL generate_series(span.first::timestamp, span.last::timestamp, '1 day') AS s (day)
      LEFT JOIN room_night i ON i.room_id = r.id AND i.night = s.day::date
    ) d
  ) n
  WHERE r.id = ANY (asked)
  ON CONFLICT (room_id) DO UPDATE SET
    hotel_id = excluded.hotel_id, category = excluded.category, max_pax = excluded.max_pax,
    max_adults = excluded.max_adults, facility_bits = excluded.facility_bits, is_on_request = excluded.is_on_request,
    is_enquiry_only = excluded.is_enquiry_only, first_night = excluded.first_night, nights = excluded.nights,
    loaded = excluded.loaded, free = excluded.free, arrival = excluded.arrival, departure = excluded.departure,
    min_stays = excluded.min_stays, max_stays = excluded.max_stays, release_days = excluded.release_days,
    price_sums = excluded.price_sums, lapses_at = excluded.lapses_at;
END $$;

CREATE FUNCTION room_projections_follow() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_room_projections(ARRAY(SELECT DISTINCT room_id FROM changed));
  RETURN NULL;
END $$;
DO $$
DECLARE source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['room_night', 'bed', 'room_facility'] LOOP
    EXECUTE format('CREATE TRIGGER %1$s_projected_insert AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow()', source);
    EXECUTE format('CREATE TRIGGER %1$s_projected_update AFTER UPDATE ON %1$s REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow()', source);
    EXECUTE format('CREATE TRIGGER %1$s_projected_delete AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow()', source);
  END LOOP;
END $$;

CREATE FUNCTION room_projections_follow_room() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM refresh_room_projections(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER room_projected_insert AFTER INSERT ON room REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow_room();
CREATE TRIGGER room_projected_update AFTER UPDATE ON room REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION room_projections_follow_room();

-- A hotel's facilities as bits.
CREATE FUNCTION hotel_facility_bits_follow() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE hotel h SET facility_bits = coalesce((
    SELECT bit_or(1 << t.position) FROM hotel_facility i JOIN hotel_facility_type t ON t.id = i.facility_id
    WHERE i.hotel_id = h.id
  ), 0) WHERE h.id IN (SELECT hotel_id FROM changed);
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_facility_insert AFTER INSERT ON hotel_facility REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();
CREATE TRIGGER hotel_facility_update AFTER UPDATE ON hotel_facility REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();
CREATE TRIGGER hotel_facility_delete AFTER DELETE ON hotel_facility REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_facility_bits_follow();

GRANT EXECUTE ON FUNCTION nights_price(int[], int, int) TO alpenglow_app;
