-- A search prices rooms from their projection alone, and finds those of a category in many hotels without reading the others.

ALTER TABLE room_projection ADD COLUMN included_guests smallint NOT NULL DEFAULT 0,
  ADD COLUMN extra_adult_price bigint NOT NULL DEFAULT 0;
ALTER TABLE room_projection ALTER COLUMN included_guests DROP DEFAULT, ALTER COLUMN extra_adult_price DROP DEFAULT;

CREATE OR REPLACE FUNCTION refresh_room_projections(asked text[]) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- Then the statement below sees what whoever had the room before has done.
  PERFORM lock_rooms(asked);
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
  WHERE r.id = ANY (asked)
  ON CONFLICT (room_id) DO UPDATE SET
    hotel_id = excluded.hotel_id, category = excluded.category, max_pax = excluded.max_pax,
    max_adults = excluded.max_adults, facility_bits = excluded.facility_bits, is_on_request = excluded.is_on_request,
    is_enquiry_only = excluded.is_enquiry_only, first_night = excluded.first_night, nights = excluded.nights,
    loaded = excluded.loaded, open = excluded.open, free = excluded.free, arrival = excluded.arrival, departure = excluded.departure,
    min_stays = excluded.min_stays, max_stays = excluded.max_stays, release_days = excluded.release_days,
    price_sums = excluded.price_sums, lapses_at = excluded.lapses_at,
    included_guests = excluded.included_guests, extra_adult_price = excluded.extra_adult_price;
END $$;

UPDATE room_projection p SET included_guests = r.included_guests, extra_adult_price = r.extra_adult_price
FROM room r WHERE r.id = p.room_id;

DROP INDEX room_projection_hotel_id_idx;
CREATE INDEX room_projection_hotel_id_category_idx ON room_projection (hotel_id, category);
