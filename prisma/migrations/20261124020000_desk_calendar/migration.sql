-- Nights that the hotel's contact edits. They are read by everybody who searches; written only by who answers for the hotel,
-- and then never below what is sold, optioned and closed. Sold and optioned follow the holds (room_nights_follow_hold).

-- The hotel of the scope, if the person answers for it.
CREATE FUNCTION managed_hotel() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT u.hotel_id FROM app_user u WHERE u.id = own_user() AND u.hotel_id = own_hotel());
END $$;
REVOKE ALL ON FUNCTION managed_hotel() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION managed_hotel() TO alpenglow_app;

ALTER TABLE room_night ENABLE ROW LEVEL SECURITY;
CREATE POLICY room_night_select ON room_night FOR SELECT USING (true);
CREATE POLICY room_night_insert ON room_night FOR INSERT WITH CHECK (
  closed + sold + optioned <= allotment
  AND EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel())))
);
CREATE POLICY room_night_update ON room_night FOR UPDATE
  USING (EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel()))))
  WITH CHECK (
    closed + sold + optioned <= allotment
    AND EXISTS (SELECT FROM room r WHERE r.id = room_id AND ((SELECT administers()) OR r.hotel_id = (SELECT managed_hotel())))
  );
GRANT
  INSERT (room_id, night, allotment, closed, price, min_stay, max_stay, closed_to_arrival, closed_to_departure, release_days),
  UPDATE (allotment, closed, price, min_stay, max_stay, closed_to_arrival, closed_to_departure, release_days)
  ON room_night TO alpenglow_app;

CREATE TABLE night_edit (
  "id" TEXT NOT NULL,
  "hotel_id" TEXT NOT NULL,
  "by_id" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "revision" INTEGER NOT NULL,
  "room_ids" TEXT[],
  "from_night" DATE NOT NULL,
  "until_night" DATE NOT NULL,
  "before" JSONB NOT NULL,
  "after" JSONB NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  CONSTRAINT "night_edit_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "night_edit_period" CHECK (until_night > from_night)
);
CREATE INDEX "night_edit_hotel_id_revision_idx" ON "night_edit"("hotel_id", "revision");
CREATE INDEX "night_edit_by_id_idx" ON "night_edit"("by_id");
ALTER TABLE "night_edit" ADD CONSTRAINT "night_edit_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "night_edit" ADD CONSTRAINT "night_edit_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE night_edit ENABLE ROW LEVEL SECURITY;
CREATE POLICY night_edit_select ON night_edit FOR SELECT
  USING ((SELECT reads_all()) OR hotel_id = (SELECT own_hotel()));
CREATE POLICY night_edit_insert ON night_edit FOR INSERT WITH CHECK (
  ((SELECT administers()) OR hotel_id = (SELECT managed_hotel())) AND by_id = (SELECT own_user())
);
CREATE POLICY night_edit_update ON night_edit FOR UPDATE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT, INSERT, UPDATE (undone_at) ON night_edit TO alpenglow_app;

-- Who has saved which nights as an interest, for the hotel to know whom a new price meets: a number instead of the agency,
-- no client and no price.
CREATE VIEW hotel_interest WITH (security_barrier) AS
  SELECT l.hotel_id, r.room_id, l.check_in, l.check_out,
    dense_rank() OVER (PARTITION BY l.hotel_id ORDER BY md5(l.agency_id))::int AS agency
  FROM lead l
  JOIN lead_room r ON r.lead_id = l.id
  WHERE l.hotel_id IS NOT NULL AND l.status = 'INTEREST' AND l.closed_at IS NULL
    AND ((SELECT reads_all()) OR l.hotel_id = (SELECT own_hotel()));
GRANT SELECT ON hotel_interest TO alpenglow_app;
