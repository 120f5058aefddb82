-- Nights [from_night, until_night) of these rooms from their seasons, restrictions and closures, as before; each of those is
-- spread over its nights once, instead of being looked for night by night.
CREATE OR REPLACE FUNCTION lay_room_nights(asked text[], from_night date, until_night date) RETURNS void
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lock_rooms(asked);
  WITH wanted AS MATERIALIZED (
    SELECT r.id, r.hotel_id, r.units, r.base_price, h.weekend_percent
    FROM room r JOIN hotel h ON h.id = r.hotel_id WHERE r.id = ANY (asked)
  ), in_season AS MATERIALIZED (
    SELECT w.id, day::date AS night, s.level_percent, s.min_nights, s.arrival_weekdays
    FROM wanted w JOIN season s ON s.hotel_id = w.hotel_id
    CROSS JOIN generate_series(greatest(s.starts_on, from_night)::timestamp,
      least(s.ends_on, until_night) - interval '1 day', '1 day') AS day
  ), shut AS MATERIALIZED (
    SELECT w.id, day::date AS night, sum(coalesce(e.units, w.units))::int AS units
    FROM wanted w JOIN closure e ON e.hotel_id = w.hotel_id AND (e.room_id IS NULL OR e.room_id = w.id)
    CROSS JOIN generate_series(greatest(e.starts_on, from_night)::timestamp,
      least(e.ends_on, until_night) - interval '1 day', '1 day') AS day
    GROUP BY w.id, night
  ), restricted AS MATERIALIZED (
    SELECT w.id, day::date AS night, max(e.min_stay) AS min_stay, min(e.max_stay) AS max_stay,
      bool_or(e.closed_to_arrival) AS closed_to_arrival, bool_or(e.closed_to_departure) AS closed_to_departure,
      max(e.release_days) AS release_days
    FROM wanted w JOIN room_restriction e ON e.hotel_id = w.hotel_id AND (e.room_id IS NULL OR e.room_id = w.id)
    CROSS JOIN generate_series(greatest(e.starts_on, from_night)::timestamp,
      least(e.ends_on, until_night) - interval '1 day', '1 day') AS day
    GROUP BY w.id, night
  )
  INSERT INTO room_night (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival,
    closed_to_departure, release_days)
  SELECT w.id, night, w.units, least(w.units, coalesce(c.units, 0)),
    night_price(w.base_price, s.level_percent, w.weekend_percent, night),
    coalesce(x.min_stay, s.min_nights, 1), x.max_stay,
    coalesce(x.closed_to_arrival, false)
      OR coalesce(s.arrival_weekdays <> '{}' AND NOT s.arrival_weekdays @> ARRAY[extract(isodow FROM night)::smallint], false),
    coalesce(x.closed_to_departure, false), coalesce(x.release_days, 0)
  FROM in_season s
  FULL JOIN shut c USING (id, night)
  LEFT JOIN restricted x USING (id, night)
  JOIN wanted w USING (id)
  ON CONFLICT (room_id, night) DO UPDATE SET
    allotment = greatest(excluded.allotment, room_night.sold + room_night.optioned),
    closed = excluded.closed, price = excluded.price, min_stay = excluded.min_stay, max_stay = excluded.max_stay,
    closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure,
    release_days = excluded.release_days;
END $$;
