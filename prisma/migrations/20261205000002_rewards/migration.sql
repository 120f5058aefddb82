-- What admins give an agency, or the agencies of a programme, for a hotel they have invited. Of one of them one amount at a time;
-- nothing of it changes but its end.
CREATE TABLE "reward" (
  "id" TEXT NOT NULL,
  "agency_id" TEXT,
  "programme_id" TEXT,
  "amount" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "set_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "reward_pkey" PRIMARY KEY ("id"),
  CONSTRAINT reward_owner CHECK (num_nonnulls(agency_id, programme_id) = 1),
  CONSTRAINT reward_amount CHECK (amount > 0),
  CONSTRAINT reward_currency CHECK (currency ~ '^[A-Z]{3}$')
);
CREATE INDEX "reward_agency_id_idx" ON "reward"("agency_id");
CREATE INDEX "reward_programme_id_idx" ON "reward"("programme_id");
CREATE UNIQUE INDEX reward_one_of_agency ON reward (agency_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX reward_one_of_programme ON reward (programme_id) WHERE ended_at IS NULL;
ALTER TABLE "reward" ADD CONSTRAINT "reward_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reward" ADD CONSTRAINT "reward_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE reward ENABLE ROW LEVEL SECURITY;
CREATE POLICY reward_select ON reward FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR EXISTS (
    SELECT FROM agency_programme m WHERE m.programme_id = reward.programme_id AND m.agency_id = (SELECT own_agency()) AND m.status = 'verified'
  )
);
CREATE POLICY reward_insert ON reward FOR INSERT WITH CHECK ((SELECT administers()) AND ended_at IS NULL);
CREATE POLICY reward_update ON reward FOR UPDATE USING ((SELECT administers()));
GRANT SELECT, INSERT, UPDATE (ended_at) ON reward TO alpenglow_app;

-- A reward is posted once for each invitation, of its own agency, on the stay that earned it; from there on it goes the way of
-- commission, by postings that name the invitation and nothing of the commission of that stay.
CREATE UNIQUE INDEX "hotel_invitation_id_agency_id_key" ON "hotel_invitation"("id", "agency_id");
ALTER TABLE ledger_posting ADD COLUMN "invitation_id" TEXT;
ALTER TABLE ledger_posting ADD CONSTRAINT ledger_posting_reward CHECK (
  CASE WHEN invitation_id IS NULL THEN kind <> 'reward'
  ELSE kind IN ('reward', 'payable', 'inPayout', 'paid', 'failed', 'returned') END
);
CREATE UNIQUE INDEX ledger_posting_one_reward ON ledger_posting (invitation_id) WHERE kind = 'reward';
CREATE INDEX "ledger_posting_invitation_id_idx" ON "ledger_posting"("invitation_id");
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_invitation_id_agency_id_fkey" FOREIGN KEY ("invitation_id", "agency_id") REFERENCES "hotel_invitation"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Commission and reward of one stay may be in two currencies, and then in two payouts: each is taken whole by itself.
CREATE OR REPLACE FUNCTION payout_posted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM payout_agrees(NEW.payout_id);
  IF NEW.kind = 'inPayout' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('ledger of ' || NEW.lead_id, 0));
    IF EXISTS (
      SELECT FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id JOIN ledger_account a ON a.id = e.account_id
      WHERE o.lead_id = NEW.lead_id AND o.invitation_id IS NOT DISTINCT FROM NEW.invitation_id AND a.kind = 'payable'
      GROUP BY e.line, e.currency HAVING sum(e.amount) <> 0
    ) THEN
      RAISE EXCEPTION 'payout % takes more or less than is payable', NEW.payout_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
