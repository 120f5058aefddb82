-- Offers to clients (beyond.md B5): drafts of an agent, versions that never change once they are sent, what clients say.

-- CreateEnum
CREATE TYPE "OfferEventType" AS ENUM ('created', 'sent', 'viewed', 'commented', 'replied', 'approved');

-- CreateEnum
CREATE TYPE "OfferAlternativeKind" AS ENUM ('hotel', 'property');

-- CreateTable
CREATE TABLE "offer" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "client_first_name" TEXT NOT NULL,
    "client_last_name" TEXT NOT NULL,
    "client_email" TEXT,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_version" (
    "id" TEXT NOT NULL,
    "offer_id" TEXT NOT NULL,
    "number" SMALLINT NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "letter" TEXT NOT NULL,
    "change_note" TEXT,
    "valid_until" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "viewed_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "approved_position" SMALLINT,
    "approved_by" TEXT,

    CONSTRAINT "offer_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_alternative" (
    "version_id" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" "OfferAlternativeKind" NOT NULL,
    "agency_id" TEXT NOT NULL,
    "snapshot_id" TEXT NOT NULL,
    "lead_id" TEXT,
    "markup_amount" BIGINT NOT NULL DEFAULT 0,
    "content" JSONB NOT NULL,

    CONSTRAINT "offer_alternative_pkey" PRIMARY KEY ("version_id","position")
);

-- CreateTable
CREATE TABLE "offer_comment" (
    "id" TEXT NOT NULL,
    "offer_id" TEXT NOT NULL,
    "number" SMALLINT NOT NULL,
    "alternative_id" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_event" (
    "id" BIGSERIAL NOT NULL,
    "offer_id" TEXT NOT NULL,
    "number" SMALLINT NOT NULL,
    "type" "OfferEventType" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" TEXT,

    CONSTRAINT "offer_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "offer_reference_key" ON "offer"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "offer_token_hash_key" ON "offer"("token_hash");

-- CreateIndex
CREATE INDEX "offer_agency_id_updated_at_idx" ON "offer"("agency_id", "updated_at");

-- CreateIndex
CREATE INDEX "offer_user_id_idx" ON "offer"("user_id");

-- CreateIndex
CREATE INDEX "offer_brand_id_idx" ON "offer"("brand_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_id_agency_id_key" ON "offer"("id", "agency_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_version_offer_id_number_key" ON "offer_version"("offer_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "offer_alternative_version_id_id_key" ON "offer_alternative"("version_id", "id");

-- CreateIndex
CREATE INDEX "offer_alternative_snapshot_id_idx" ON "offer_alternative"("snapshot_id");

-- CreateIndex
CREATE INDEX "offer_alternative_lead_id_idx" ON "offer_alternative"("lead_id");

-- CreateIndex
CREATE INDEX "offer_comment_offer_id_at_idx" ON "offer_comment"("offer_id", "at");

-- CreateIndex
CREATE INDEX "offer_comment_user_id_idx" ON "offer_comment"("user_id");

-- CreateIndex
CREATE INDEX "offer_event_offer_id_id_idx" ON "offer_event"("offer_id", "id");

-- CreateIndex
CREATE INDEX "offer_event_actor_id_idx" ON "offer_event"("actor_id");

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_version" ADD CONSTRAINT "offer_version_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_alternative" ADD CONSTRAINT "offer_alternative_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "offer_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_alternative" ADD CONSTRAINT "offer_alternative_snapshot_id_agency_id_fkey" FOREIGN KEY ("snapshot_id", "agency_id") REFERENCES "price_snapshot"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_alternative" ADD CONSTRAINT "offer_alternative_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_comment" ADD CONSTRAINT "offer_comment_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_comment" ADD CONSTRAINT "offer_comment_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE offer_version
  ADD CONSTRAINT offer_version_number CHECK (number >= 1),
  ADD CONSTRAINT offer_version_locale CHECK (locale IN ('en', 'de')),
  ADD CONSTRAINT offer_version_in_order CHECK ((viewed_at IS NULL AND approved_at IS NULL) OR sent_at IS NOT NULL),
  ADD CONSTRAINT offer_version_approval CHECK (
    (approved_at IS NULL) = (approved_position IS NULL) AND (approved_at IS NULL) = (approved_by IS NULL)
  );
ALTER TABLE offer_alternative
  ADD CONSTRAINT offer_alternative_one_to_four CHECK (position BETWEEN 1 AND 4),
  ADD CONSTRAINT offer_alternative_markup CHECK (markup_amount >= 0);
-- One draft at a time.
CREATE UNIQUE INDEX offer_version_one_draft ON offer_version (offer_id) WHERE sent_at IS NULL;

-- What a client has been shown stays as it was shown; what a client has approved stays for good.
CREATE FUNCTION keep_sent_version() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.approved_at IS NOT NULL THEN
    RAISE EXCEPTION 'version % of offer % is approved and frozen', OLD.number, OLD.offer_id;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.sent_at IS NULL THEN
    IF OLD.sent_at IS NOT NULL THEN RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id; END IF;
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF (to_jsonb(NEW) - '{viewed_at,approved_at,approved_position,approved_by}'::text[])
    IS DISTINCT FROM (to_jsonb(OLD) - '{viewed_at,approved_at,approved_position,approved_by}'::text[]) THEN
    RAISE EXCEPTION 'version % of offer % was sent', OLD.number, OLD.offer_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_sent_version BEFORE UPDATE OR DELETE ON offer_version
  FOR EACH ROW EXECUTE FUNCTION keep_sent_version();

CREATE FUNCTION keep_sent_alternatives() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  version text := CASE TG_OP WHEN 'DELETE' THEN OLD.version_id ELSE NEW.version_id END;
BEGIN
  IF EXISTS (SELECT FROM offer_version v WHERE v.id = version AND v.sent_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the alternatives of version % were sent', version;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER keep_sent_alternatives BEFORE INSERT OR UPDATE OR DELETE ON offer_alternative
  FOR EACH ROW EXECUTE FUNCTION keep_sent_alternatives();

-- The client has no account: what they do is written in the product's own scope, after their token was judged.
ALTER TABLE offer ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_select ON offer FOR SELECT USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
CREATE POLICY offer_insert ON offer FOR INSERT WITH CHECK (
  ((SELECT administers()) OR agency_id = (SELECT member_agency())) AND user_id = (SELECT own_user())
);
CREATE POLICY offer_update ON offer FOR UPDATE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (client_first_name, client_last_name, client_email, updated_at) ON offer TO alpenglow_app;

ALTER TABLE offer_version ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_version_select ON offer_version FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_version_insert ON offer_version FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_version_update ON offer_version FOR UPDATE USING (EXISTS (
  SELECT FROM offer o WHERE o.id = offer_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
));
-- Only a client approves.
CREATE POLICY offer_version_approval ON offer_version AS RESTRICTIVE FOR UPDATE USING (true)
  WITH CHECK (approved_at IS NULL OR (SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (locale, title, letter, change_note, valid_until, sent_at, viewed_at, approved_at,
  approved_position, approved_by) ON offer_version TO alpenglow_app;

ALTER TABLE offer_alternative ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_alternative_select ON offer_alternative FOR SELECT
  USING (EXISTS (SELECT FROM offer_version v WHERE v.id = version_id));
CREATE POLICY offer_alternative_insert ON offer_alternative FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer_version v JOIN offer o ON o.id = v.offer_id
  WHERE v.id = version_id AND o.agency_id = offer_alternative.agency_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_alternative_delete ON offer_alternative FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT, DELETE ON offer_alternative TO alpenglow_app;

ALTER TABLE offer_comment ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_comment_select ON offer_comment FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_comment_insert ON offer_comment FOR INSERT WITH CHECK (
  CASE WHEN (SELECT app_scope()) = 'system' THEN user_id IS NULL
  ELSE user_id = (SELECT own_user()) AND EXISTS (
    SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
  ) END
);
GRANT SELECT, INSERT ON offer_comment TO alpenglow_app;

ALTER TABLE offer_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_event_select ON offer_event FOR SELECT USING (EXISTS (SELECT FROM offer o WHERE o.id = offer_id));
CREATE POLICY offer_event_insert ON offer_event FOR INSERT WITH CHECK (
  CASE WHEN (SELECT app_scope()) = 'system' THEN actor_id IS NULL
  ELSE actor_id = (SELECT own_user()) AND EXISTS (
    SELECT FROM offer o WHERE o.id = offer_id AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
  ) END
);
GRANT SELECT, INSERT ON offer_event TO alpenglow_app;
GRANT USAGE ON SEQUENCE offer_event_id_seq TO alpenglow_app;
