-- What a supplier wants to know stands on the lead where no conversation carries it, and a price that was agreed for some time ends.
ALTER TYPE "DeadlineKind" ADD VALUE 'question';
ALTER TYPE "DeadlineKind" ADD VALUE 'agreedPrice';
-- Prices that stand agreed already are derived by the worker.
INSERT INTO deadline_cause (subject, subject_id) SELECT 'lead', id FROM lead WHERE closed_at IS NULL ON CONFLICT DO NOTHING;

-- Said with the closing of a lead, for reports.
CREATE TYPE "LossReason" AS ENUM ('tooDear', 'soldElsewhere', 'noAnswer', 'otherStay', 'otherReason');
ALTER TABLE lead ADD COLUMN "lost_because" "LossReason",
  ADD CONSTRAINT lead_lost CHECK (lost_because IS NULL OR closed_at IS NOT NULL);
GRANT UPDATE (lost_because) ON lead TO alpenglow_app;

-- Lines that are done or over are not kept for ever.
CREATE POLICY deadline_delete ON deadline FOR DELETE USING (
  (SELECT app_scope()) = 'system' AND (done_at IS NOT NULL OR ends_at IS NOT NULL)
);
GRANT DELETE ON deadline TO alpenglow_app;
CREATE INDEX "deadline_ends_at_idx" ON deadline ("ends_at");

-- What somebody who has left still had to do is given to a colleague.
GRANT UPDATE (user_id) ON lead, offer TO alpenglow_app;

-- Whoever has a menu or the list before them hears whose lists have changed, and reads for themselves what.
CREATE FUNCTION announce_deadlines() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('deadline', json_build_object('agencyId', of.agency_id, 'hotelId', of.hotel_id,
    'operatorId', of.operator_id)::text)
  FROM (SELECT DISTINCT agency_id, hotel_id, operator_id FROM written) of;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION announce_deadlines() FROM PUBLIC;
CREATE TRIGGER deadlines_come AFTER INSERT ON deadline REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_deadlines();
CREATE TRIGGER deadlines_change AFTER UPDATE ON deadline REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_deadlines();
