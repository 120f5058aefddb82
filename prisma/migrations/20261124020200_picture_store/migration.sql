-- Pictures that hotels and operators bring themselves: drawn anew when they arrive, kept here, and read like any other. A
-- picture that is taken off a page stays in the store: offers that clients hold in hand show it.
CREATE TABLE stored_picture (
  "picture_id" TEXT NOT NULL,
  "hotel_id" TEXT,
  "property_id" TEXT,
  "media_type" TEXT NOT NULL,
  "bytes" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stored_picture_pkey" PRIMARY KEY ("picture_id"),
  CONSTRAINT "stored_picture_of_one" CHECK (num_nonnulls(hotel_id, property_id) = 1)
);
CREATE INDEX "stored_picture_hotel_id_idx" ON "stored_picture"("hotel_id");
CREATE INDEX "stored_picture_property_id_idx" ON "stored_picture"("property_id");
ALTER TABLE "stored_picture" ADD CONSTRAINT "stored_picture_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stored_picture" ADD CONSTRAINT "stored_picture_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "stored_picture" ADD CONSTRAINT "stored_picture_property_id_fkey" FOREIGN KEY ("property_id") REFERENCES "property"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- WebP is packed already.
ALTER TABLE stored_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;

ALTER TABLE stored_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY stored_picture_select ON stored_picture FOR SELECT USING (true);
CREATE POLICY stored_picture_insert ON stored_picture FOR INSERT
  WITH CHECK ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT SELECT, INSERT ON stored_picture TO alpenglow_app;

ALTER TABLE picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY picture_select ON picture FOR SELECT USING (true);
CREATE POLICY picture_insert ON picture FOR INSERT
  WITH CHECK (file LIKE 'own/%' AND ((SELECT administers()) OR (SELECT managed_hotel()) IS NOT NULL));
GRANT INSERT ON picture TO alpenglow_app;

-- Only what is the hotel's own or nobody's own.
ALTER TABLE hotel_picture ENABLE ROW LEVEL SECURITY;
CREATE POLICY hotel_picture_select ON hotel_picture FOR SELECT USING (true);
CREATE POLICY hotel_picture_insert ON hotel_picture FOR INSERT WITH CHECK (
  ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()))
  AND NOT EXISTS (
    SELECT FROM stored_picture s
    WHERE s.picture_id = hotel_picture.picture_id AND s.hotel_id IS DISTINCT FROM hotel_picture.hotel_id
  )
);
CREATE POLICY hotel_picture_delete ON hotel_picture FOR DELETE
  USING ((SELECT administers()) OR hotel_id = (SELECT managed_hotel()));
GRANT INSERT, DELETE ON hotel_picture TO alpenglow_app;

-- A picture that has just arrived is on no page yet: the row that puts it on one announces it.
DROP TRIGGER picture_changed ON picture;
CREATE TRIGGER picture_changed AFTER UPDATE OR DELETE ON picture
  FOR EACH STATEMENT EXECUTE FUNCTION announce_table('storefront');
