-- What admins edit of the catalogue: every change is a version with what stood before and what stands since, so that it can be
-- read, taken back and brought back. A draft is a version that nobody is shown yet.

CREATE TYPE "ManagedDeed" AS ENUM ('changed', 'undone', 'broughtBack', 'retired');

CREATE TABLE "managed_version" (
  "id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "entity_id" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "deed" "ManagedDeed" NOT NULL,
  "changes" JSONB NOT NULL,
  "revision" INTEGER NOT NULL DEFAULT 0,
  "by_id" TEXT NOT NULL,
  "acting_for" TEXT,
  "saved_at" TIMESTAMPTZ(3) NOT NULL,
  "published_at" TIMESTAMPTZ(3),
  CONSTRAINT "managed_version_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "managed_version_kind_entity_id_number_key" ON "managed_version"("kind", "entity_id", "number");
CREATE INDEX "managed_version_by_id_idx" ON "managed_version"("by_id");
CREATE UNIQUE INDEX managed_version_one_draft ON managed_version (kind, entity_id) WHERE published_at IS NULL;
ALTER TABLE "managed_version" ADD CONSTRAINT "managed_version_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE managed_version ENABLE ROW LEVEL SECURITY;
CREATE POLICY managed_version_select ON managed_version FOR SELECT USING ((SELECT reads_all()));
CREATE POLICY managed_version_insert ON managed_version FOR INSERT WITH CHECK ((SELECT administers()));
-- What was published stays as it is.
CREATE POLICY managed_version_update ON managed_version FOR UPDATE USING ((SELECT administers()) AND published_at IS NULL)
  WITH CHECK ((SELECT administers()));
CREATE POLICY managed_version_delete ON managed_version FOR DELETE USING ((SELECT administers()) AND published_at IS NULL);
GRANT SELECT, INSERT, DELETE, UPDATE (changes, revision, deed, by_id, acting_for, saved_at, published_at) ON managed_version
  TO alpenglow_app;

-- A hotel that is shown and sold no more, and where its address leads.
ALTER TABLE hotel ADD COLUMN "retired_at" TIMESTAMPTZ(3), ADD COLUMN "moved_to_id" TEXT,
  ADD CONSTRAINT hotel_moved CHECK (moved_to_id IS NULL OR (retired_at IS NOT NULL AND moved_to_id <> id));
CREATE INDEX "hotel_moved_to_id_idx" ON "hotel"("moved_to_id");
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_moved_to_id_fkey" FOREIGN KEY ("moved_to_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE inspiration_post ADD COLUMN "retired_at" TIMESTAMPTZ(3);

-- What of a hotel and of a property is the house's own to change; the policies of their desks let a contact at the row.
GRANT UPDATE (name, category, chain, status_level, keys, latitude, longitude, closest_airport_code, closest_airport_km,
  check_in_start, check_in_end, check_out_end, check_in_min_age, is_credit_card_required, is_photo_id_required,
  is_adults_only, min_guest_age, max_infant_age, max_child_age, pets_allowed, reservation_email, reservation_phone,
  is_chat_enabled, supports_instant_booking, confirms_options, is_for_consumers, is_demo, is_reseller,
  has_to_be_invited_to_direct_contract, retired_at, moved_to_id) ON hotel TO alpenglow_app;
GRANT UPDATE (name, slug, status, bedrooms, bathrooms, beds_for_adults, beds_for_children, square_metres, latitude, longitude,
  pets_allowed, selection_rank, is_demo) ON property TO alpenglow_app;

CREATE FUNCTION changed_by_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'alpenglow_app' AND NOT administers() THEN
    RAISE EXCEPTION 'this column of % is not for this caller', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION changed_by_the_house() FROM PUBLIC;
CREATE TRIGGER hotel_of_the_house BEFORE UPDATE OF name, category, chain, status_level, keys, latitude, longitude,
  closest_airport_code, closest_airport_km, check_in_start, check_in_end, check_out_end, check_in_min_age,
  is_credit_card_required, is_photo_id_required, is_adults_only, min_guest_age, max_infant_age, max_child_age, pets_allowed,
  reservation_email, reservation_phone, is_chat_enabled, supports_instant_booking, confirms_options, is_for_consumers,
  is_demo, is_reseller, has_to_be_invited_to_direct_contract, retired_at, moved_to_id ON hotel
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();
CREATE TRIGGER property_of_the_house BEFORE UPDATE OF name, slug, status, bedrooms, bathrooms, beds_for_adults,
  beds_for_children, square_metres, latitude, longitude, pets_allowed, selection_rank, is_demo ON property
  FOR EACH ROW EXECUTE FUNCTION changed_by_the_house();

-- Read by everybody as before.
ALTER TABLE property_former_address ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_former_address_select ON property_former_address FOR SELECT USING (true);
CREATE POLICY property_former_address_insert ON property_former_address FOR INSERT WITH CHECK ((SELECT administers()));
CREATE POLICY property_former_address_delete ON property_former_address FOR DELETE USING ((SELECT administers()));
GRANT INSERT, DELETE ON property_former_address TO alpenglow_app;

ALTER TABLE inspiration_post ENABLE ROW LEVEL SECURITY;
CREATE POLICY inspiration_post_select ON inspiration_post FOR SELECT USING (true);
CREATE POLICY inspiration_post_update ON inspiration_post FOR UPDATE USING ((SELECT administers()));
GRANT UPDATE (text_en, text_de, retired_at) ON inspiration_post TO alpenglow_app;

ALTER TABLE content ENABLE ROW LEVEL SECURITY;
CREATE POLICY content_select ON content FOR SELECT USING (true);
CREATE POLICY content_update ON content FOR UPDATE USING ((SELECT administers()));
GRANT UPDATE (title, heading, summary, lead, body, updated_on) ON content TO alpenglow_app;
