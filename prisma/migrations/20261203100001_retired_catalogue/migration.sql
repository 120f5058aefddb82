-- What the catalogue is made of can be retired: it stays with what has it, and nothing new gets it. A room is sold and shown no
-- more; what holds it keeps it.
DO $$
DECLARE kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['room', 'operator', 'rental_channel', 'programme', 'city', 'facility', 'equipment', 'service',
    'hotel_facility_type', 'room_facility_type']
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN retired_at timestamptz(3)', kept);
    EXECUTE format('GRANT UPDATE (retired_at) ON %I TO alpenglow_app', kept);
  END LOOP;
END $$;

DROP TRIGGER room_of_the_house ON room;
CREATE TRIGGER room_of_the_house BEFORE UPDATE OF category, pets_allowed, is_on_request, is_enquiry_only, retired_at ON room
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();

-- The search reads projections alone: a retired room has none.
CREATE OR REPLACE FUNCTION refresh_room_projections(asked text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Then the statement below sees what whoever had the room before has done.
  PERFORM lock_rooms(asked);
  DELETE FROM room_projection p USING room r WHERE p.room_id = ANY (asked) AND r.id = p.room_id AND r.retired_at IS NOT NULL;
  INSERT INTO room_projection (room_id, hotel_id, category, max_pax, max_adults, facility_bits, is_on_request,
    is_enquiry_only, first_night, nights, loaded, open, free, arrival, departure, min_stays, max_stays, release_days, price_sums,
    lapses_at,
    included_guests, extra_adult_price)
  SELECT r.id, r.hotel_id, r.category, b.max_pax, b.max_adults, f.bits, r.is_on_request, r.is_enquiry_only,
    coalesce(n.first_night, '2000-01-01'), n.nights, n.loaded, n.open, n.free, n.arrival, n.departure || B'1', n.min_stays,
    n.max_stays, n.release_days, 0 || coalesce(n.price_sums, '{}'), l.lapses_at,
    r.included_guests, r.extra_adult_price
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
      coalesce(string_agg(CASE WHEN d.allotment <= d.closed THEN '0' ELSE '1' END, '' ORDER BY d.night), '')::bit varying AS open,
      coalesce(string_agg(CASE WHEN d.allotment - d.closed - d.sold - d.optioned <= 0 THEN '0' ELSE '1' END, ''
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
  WHERE r.id = ANY (asked) AND r.retired_at IS NULL
  ON CONFLICT (room_id) DO UPDATE SET
    hotel_id = excluded.hotel_id, category = excluded.category, max_pax = excluded.max_pax,
    max_adults = excluded.max_adults, facility_bits = excluded.facility_bits, is_on_request = excluded.is_on_request,
    is_enquiry_only = excluded.is_enquiry_only, first_night = excluded.first_night, nights = excluded.nights,
    loaded = excluded.loaded, open = excluded.open, free = excluded.free, arrival = excluded.arrival, departure = excluded.departure,
    min_stays = excluded.min_stays, max_stays = excluded.max_stays, release_days = excluded.release_days,
    price_sums = excluded.price_sums, lapses_at = excluded.lapses_at,
    included_guests = excluded.included_guests, extra_adult_price = excluded.extra_adult_price;
END $$;
