-- The draft of an offer is stored as it is typed. Each write counts the revision up, so that what is sent is the draft
-- that was looked at, and a second window learns that it is behind.
ALTER TABLE offer_version
  ADD COLUMN revision INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN saved_at TIMESTAMPTZ(3),
  ADD COLUMN mail_subject TEXT,
  ADD CONSTRAINT offer_version_revision CHECK (revision >= 1);

-- What an agent has taken out of a draft, to be put back. A table of its own: nothing that is read for a client reads it.
CREATE TABLE "offer_taken_out" (
    "version_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" "OfferAlternativeKind" NOT NULL,
    "agency_id" TEXT NOT NULL,
    "snapshot_id" TEXT NOT NULL,
    "lead_id" TEXT,
    "markup_amount" BIGINT NOT NULL DEFAULT 0,
    "title" TEXT NOT NULL,
    "house" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_taken_out_pkey" PRIMARY KEY ("version_id","id")
);
CREATE INDEX "offer_taken_out_snapshot_id_idx" ON "offer_taken_out"("snapshot_id");
CREATE INDEX "offer_taken_out_lead_id_idx" ON "offer_taken_out"("lead_id");
ALTER TABLE "offer_taken_out" ADD CONSTRAINT "offer_taken_out_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "offer_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "offer_taken_out" ADD CONSTRAINT "offer_taken_out_snapshot_id_agency_id_fkey" FOREIGN KEY ("snapshot_id", "agency_id") REFERENCES "price_snapshot"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "offer_taken_out" ADD CONSTRAINT "offer_taken_out_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE offer_taken_out ADD CONSTRAINT offer_taken_out_markup CHECK (markup_amount >= 0);

ALTER TABLE offer_taken_out ENABLE ROW LEVEL SECURITY;
CREATE POLICY offer_taken_out_select ON offer_taken_out FOR SELECT
  USING (EXISTS (SELECT FROM offer_version v WHERE v.id = version_id));
CREATE POLICY offer_taken_out_insert ON offer_taken_out FOR INSERT WITH CHECK (EXISTS (
  SELECT FROM offer_version v JOIN offer o ON o.id = v.offer_id
  WHERE v.id = version_id AND o.agency_id = offer_taken_out.agency_id
    AND ((SELECT administers()) OR o.agency_id = (SELECT member_agency()))
));
CREATE POLICY offer_taken_out_delete ON offer_taken_out FOR DELETE
  USING ((SELECT administers()) OR agency_id = (SELECT member_agency()));
GRANT SELECT, INSERT, DELETE ON offer_taken_out TO alpenglow_app;
GRANT UPDATE (revision, saved_at, mail_subject) ON offer_version TO alpenglow_app;

-- Both sides of an offer hear at once what the other one does: the channel `offer` says which offer it is about.
CREATE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('offer', NEW.offer_id);
  RETURN NULL;
END $$;
CREATE TRIGGER offer_event_announced AFTER INSERT ON offer_event FOR EACH ROW EXECUTE FUNCTION announce_offer();
