-- The search reads these before the lists they come from: for most stays the lists need not be unpacked.
CREATE FUNCTION most_of(numbers smallint[]) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT max(one) FROM unnest(numbers) AS one);

GRANT EXECUTE ON FUNCTION most_of(smallint[]) TO alpenglow_app;

ALTER TABLE room_projection
  ADD COLUMN most_min_stay smallint GENERATED ALWAYS AS (most_of(min_stays)) STORED,
  ADD COLUMN most_release_days smallint GENERATED ALWAYS AS (most_of(release_days)) STORED;
