-- What is due: one row for each deadline of a lead, an offer, a conversation or an agency, with everybody whose list it stands in.
-- Rows follow from what is kept elsewhere and are written by one function; a cause that changes is noted by the database itself,
-- in its own transaction, so that no writer can forget it.

CREATE TYPE "DeadlineKind" AS ENUM (
  'optionEnds', 'requestEnds', 'answerDue', 'offerStands', 'freeUntil', 'feeStep', 'payment', 'linkEnds', 'stayAnswer',
  'stayDiffers', 'dispute', 'message', 'clientComment', 'approval', 'offerValid', 'offerTerm', 'payoutHeld', 'verification'
);
CREATE TYPE "DeadlineSide" AS ENUM ('agency', 'supplier', 'house');
CREATE TYPE "DeadlineSubject" AS ENUM ('lead', 'offer', 'conversation', 'agency');

CREATE TABLE "deadline" (
  "id" TEXT NOT NULL,
  "subject" "DeadlineSubject" NOT NULL,
  "subject_id" TEXT NOT NULL,
  "kind" "DeadlineKind" NOT NULL,
  -- Tells apart those of one kind and subject: a due, a step, a question.
  "key" TEXT NOT NULL,
  "waits_for" "DeadlineSide" NOT NULL,
  "agency_id" TEXT NOT NULL,
  "user_id" TEXT,
  "hotel_id" TEXT,
  "operator_id" TEXT,
  "until" TIMESTAMPTZ(3) NOT NULL,
  "time_zone" TEXT NOT NULL,
  -- It lasts to the end of a day, which is what people are told.
  "is_day" BOOLEAN NOT NULL,
  -- Nobody can do it, or need know of it, before.
  "begins_at" TIMESTAMPTZ(3) NOT NULL,
  -- When the clock ends it; null: it stays until somebody does it.
  "ends_at" TIMESTAMPTZ(3),
  "reason" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "done_at" TIMESTAMPTZ(3),
  CONSTRAINT "deadline_pkey" PRIMARY KEY ("id"),
  CONSTRAINT deadline_of_person CHECK (user_id IS NULL OR subject <> 'agency')
);
CREATE UNIQUE INDEX "deadline_subject_subject_id_kind_key_key" ON "deadline"("subject", "subject_id", "kind", "key");
CREATE INDEX "deadline_agency_id_done_at_until_idx" ON "deadline"("agency_id", "done_at", "until");
CREATE INDEX "deadline_user_id_done_at_until_idx" ON "deadline"("user_id", "done_at", "until");
CREATE INDEX "deadline_hotel_id_done_at_until_idx" ON "deadline"("hotel_id", "done_at", "until");
CREATE INDEX "deadline_operator_id_done_at_until_idx" ON "deadline"("operator_id", "done_at", "until");
CREATE INDEX "deadline_done_at_until_idx" ON "deadline"("done_at", "until");
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Put off by one person, for that person: never beyond the deadline itself, which the list looks after.
CREATE TABLE "deadline_snooze" (
  "deadline_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "deadline_snooze_pkey" PRIMARY KEY ("deadline_id", "user_id")
);
CREATE INDEX "deadline_snooze_user_id_idx" ON "deadline_snooze"("user_id");
ALTER TABLE "deadline_snooze" ADD CONSTRAINT "deadline_snooze_deadline_id_fkey" FOREIGN KEY ("deadline_id") REFERENCES "deadline"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deadline_snooze" ADD CONSTRAINT "deadline_snooze_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Whose deadlines are to be derived anew, by the transaction that changed their cause.
CREATE TABLE "deadline_cause" (
  "subject" "DeadlineSubject" NOT NULL,
  "subject_id" TEXT NOT NULL,
  "transaction_id" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  CONSTRAINT "deadline_cause_pkey" PRIMARY KEY ("subject", "subject_id", "transaction_id")
);
CREATE INDEX "deadline_cause_transaction_id_idx" ON "deadline_cause"("transaction_id");

CREATE FUNCTION note_deadline_cause() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  VALUES (TG_ARGV[0]::"DeadlineSubject", to_jsonb(NEW)->>TG_ARGV[1]) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION note_deadline_of_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT 'lead', d.lead_id FROM lead_due d WHERE d.id = NEW.due_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- What was offered of a lead is told by the offer, and its option beside the approval.
CREATE FUNCTION note_deadline_of_offered() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT 'offer', v.offer_id FROM offer_version v WHERE v.id = NEW.version_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- What a client has approved waits for what becomes of its lead.
CREATE FUNCTION note_deadline_of_approved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO deadline_cause (subject, subject_id)
  SELECT DISTINCT 'offer'::"DeadlineSubject", v.offer_id FROM offer_alternative a JOIN offer_version v ON v.id = a.version_id
  WHERE a.lead_id = NEW.id AND v.approved_at IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_is_cause AFTER INSERT OR UPDATE ON lead FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'id');
CREATE TRIGGER lead_is_cause_of_offers AFTER UPDATE OF status, option_expires_at, option_rank, closed_at ON lead FOR EACH ROW EXECUTE FUNCTION note_deadline_of_approved();
CREATE TRIGGER lead_change_is_cause AFTER INSERT OR UPDATE ON lead_change FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'lead_id');
CREATE TRIGGER lead_due_is_cause AFTER INSERT OR UPDATE ON lead_due FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('lead', 'lead_id');
CREATE TRIGGER payment_link_is_cause AFTER INSERT OR UPDATE ON payment_link FOR EACH ROW EXECUTE FUNCTION note_deadline_of_link();
CREATE TRIGGER offer_version_is_cause AFTER INSERT OR UPDATE ON offer_version FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('offer', 'offer_id');
CREATE TRIGGER offer_alternative_is_cause AFTER INSERT ON offer_alternative FOR EACH ROW EXECUTE FUNCTION note_deadline_of_offered();
CREATE TRIGGER offer_comment_is_cause AFTER INSERT ON offer_comment FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('offer', 'offer_id');
CREATE TRIGGER conversation_is_cause AFTER INSERT OR UPDATE ON conversation FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('conversation', 'id');
CREATE TRIGGER payout_is_cause AFTER INSERT OR UPDATE ON payout FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'agency_id');
CREATE TRIGGER payout_account_is_cause AFTER INSERT OR UPDATE ON payout_account FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'agency_id');
CREATE TRIGGER agency_is_cause AFTER INSERT OR UPDATE OF verification ON agency FOR EACH ROW EXECUTE FUNCTION note_deadline_cause('agency', 'id');

-- What this very transaction has caused, and with it what it is to derive before it ends.
CREATE FUNCTION take_deadline_causes() RETURNS TABLE (subject text, subject_id text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH taken AS (
    DELETE FROM deadline_cause c WHERE c.transaction_id = ((pg_current_xact_id_if_assigned())::text)::bigint
    RETURNING c.subject, c.subject_id
  )
  SELECT DISTINCT t.subject::text, t.subject_id FROM taken t ORDER BY 1, 2
$$;
-- What transactions that ended have left, for the worker: of bulk writers, and of an upgrade.
CREATE FUNCTION take_left_deadline_causes(most int) RETURNS TABLE (subject text, subject_id text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH chosen AS (
    SELECT c.subject, c.subject_id, c.transaction_id FROM deadline_cause c
    ORDER BY c.transaction_id, c.subject, c.subject_id LIMIT most FOR UPDATE SKIP LOCKED
  ), taken AS (
    DELETE FROM deadline_cause c USING chosen o
    WHERE (c.subject, c.subject_id, c.transaction_id) = (o.subject, o.subject_id, o.transaction_id)
    RETURNING c.subject, c.subject_id
  )
  SELECT DISTINCT t.subject::text, t.subject_id FROM taken t ORDER BY 1, 2
$$;
REVOKE ALL ON FUNCTION note_deadline_cause(), note_deadline_of_link(), note_deadline_of_offered(), note_deadline_of_approved(),
  take_deadline_causes(),
  take_left_deadline_causes(int) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION take_deadline_causes(), take_left_deadline_causes(int) TO alpenglow_app;

INSERT INTO deadline_cause (subject, subject_id) SELECT 'lead', id FROM lead;
INSERT INTO deadline_cause (subject, subject_id) SELECT 'offer', id FROM offer;
INSERT INTO deadline_cause (subject, subject_id) SELECT 'conversation', id FROM conversation;
INSERT INTO deadline_cause (subject, subject_id) SELECT 'agency', id FROM agency;

-- The agency reads its own, the supplier what waits for them; the product alone writes. A snooze is one person's.
ALTER TABLE deadline ENABLE ROW LEVEL SECURITY;
CREATE POLICY deadline_select ON deadline FOR SELECT USING (
  (SELECT reads_all())
  OR (agency_id = (SELECT own_agency()) AND (kind <> 'payoutHeld' OR agency_id = (SELECT paid_out_agency())))
  OR (waits_for = 'supplier' AND (hotel_id = (SELECT own_hotel()) OR operator_id = (SELECT own_operator())))
);
CREATE POLICY deadline_insert ON deadline FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY deadline_update ON deadline FOR UPDATE USING ((SELECT app_scope()) = 'system');
ALTER TABLE deadline_snooze ENABLE ROW LEVEL SECURITY;
CREATE POLICY deadline_snooze_select ON deadline_snooze FOR SELECT USING (
  (SELECT app_scope()) = 'system' OR user_id = (SELECT own_user())
);
CREATE POLICY deadline_snooze_insert ON deadline_snooze FOR INSERT WITH CHECK (
  user_id = (SELECT own_user()) AND EXISTS (SELECT FROM deadline d WHERE d.id = deadline_id)
);
CREATE POLICY deadline_snooze_update ON deadline_snooze FOR UPDATE USING (user_id = (SELECT own_user()));
ALTER TABLE deadline_cause ENABLE ROW LEVEL SECURITY;
-- Without a policy no row of the causes is seen, through whatever right.
GRANT SELECT ON deadline_cause TO alpenglow_app;
GRANT SELECT, INSERT ON deadline, deadline_snooze TO alpenglow_app;
GRANT UPDATE (waits_for, agency_id, user_id, hotel_id, operator_id, until, time_zone, is_day, begins_at, ends_at, reason, done_at) ON deadline TO alpenglow_app;
GRANT UPDATE (until) ON deadline_snooze TO alpenglow_app;
