-- Payouts of an agency in one currency. Open until a run takes it; then its sum, and the postings it is made of, stay.

CREATE TYPE "PayoutStatus" AS ENUM ('open', 'inPayout', 'paid', 'failed', 'returned');

CREATE TABLE "payout_run" (
  "id" TEXT NOT NULL,
  "day" DATE NOT NULL,
  -- Null: the worker's own, on its day.
  "started_by_id" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "payout_run_pkey" PRIMARY KEY ("id"),
  CONSTRAINT payout_run_day CHECK (started_by_id IS NOT NULL OR extract(day FROM day) IN (1, 15))
);
CREATE UNIQUE INDEX "payout_run_day_key" ON "payout_run"("day");
CREATE INDEX "payout_run_started_by_id_idx" ON "payout_run"("started_by_id");
ALTER TABLE "payout_run" ADD CONSTRAINT "payout_run_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "payout" (
  "id" TEXT NOT NULL,
  "number" SERIAL NOT NULL,
  "agency_id" TEXT NOT NULL,
  "currency" TEXT NOT NULL,
  "status" "PayoutStatus" NOT NULL DEFAULT 'open',
  "run_id" TEXT,
  "amount" BIGINT,
  "processor_id" TEXT,
  "failure" TEXT,
  "held_reason" TEXT,
  "held_by_id" TEXT,
  "held_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "taken_at" TIMESTAMPTZ(3),
  "paid_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "payout_pkey" PRIMARY KEY ("id"),
  CONSTRAINT payout_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT payout_amount CHECK (amount > 0),
  CONSTRAINT payout_taken CHECK (num_nulls(run_id, amount, taken_at) = CASE status WHEN 'open' THEN 3 ELSE 0 END),
  -- Who holds it says why, and only before the processor has it.
  CONSTRAINT payout_held CHECK (
    num_nulls(held_reason, held_by_id, held_at) IN (0, 3) AND (held_at IS NULL OR status = 'open') AND held_reason <> ''
  ),
  CONSTRAINT payout_paid CHECK ((status IN ('paid', 'returned')) = (paid_at IS NOT NULL)),
  CONSTRAINT payout_ended CHECK ((status IN ('failed', 'returned')) = (ended_at IS NOT NULL AND failure IS NOT NULL)),
  CONSTRAINT payout_processor CHECK (processor_id IS NOT NULL OR status NOT IN ('paid', 'returned'))
);
CREATE UNIQUE INDEX "payout_number_key" ON "payout"("number");
CREATE UNIQUE INDEX "payout_processor_id_key" ON "payout"("processor_id");
CREATE UNIQUE INDEX "payout_id_agency_id_key" ON "payout"("id", "agency_id");
CREATE UNIQUE INDEX "payout_agency_id_currency_run_id_key" ON "payout"("agency_id", "currency", "run_id");
CREATE UNIQUE INDEX payout_one_open ON payout (agency_id, currency) WHERE status = 'open';
CREATE INDEX "payout_run_id_idx" ON "payout"("run_id");
CREATE INDEX "payout_held_by_id_idx" ON "payout"("held_by_id");
ALTER TABLE "payout" ADD CONSTRAINT "payout_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payout" ADD CONSTRAINT "payout_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "payout_run"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payout" ADD CONSTRAINT "payout_held_by_id_fkey" FOREIGN KEY ("held_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a payout takes, pays and gives back are postings that name it, of its own agency alone.
ALTER TABLE ledger_posting ADD COLUMN "payout_id" TEXT;
ALTER TABLE ledger_posting ADD CONSTRAINT ledger_posting_payout
  CHECK ((kind IN ('inPayout', 'paid', 'failed', 'returned')) = (payout_id IS NOT NULL));
CREATE INDEX "ledger_posting_payout_id_idx" ON "ledger_posting"("payout_id");
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_payout_id_agency_id_fkey" FOREIGN KEY ("payout_id", "agency_id") REFERENCES "payout"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A payout goes one way: open, in payout, then paid or failed; what was paid may come back. Nothing else of it ever changes.
CREATE FUNCTION payout_goes_one_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.number, OLD.agency_id, OLD.currency, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.number, NEW.agency_id, NEW.currency, NEW.created_at)
      OR (OLD.status <> 'open' AND (OLD.run_id, OLD.amount, OLD.taken_at) IS DISTINCT FROM (NEW.run_id, NEW.amount, NEW.taken_at))
      OR (OLD.processor_id IS NOT NULL AND OLD.processor_id IS DISTINCT FROM NEW.processor_id)
      OR (OLD.paid_at IS NOT NULL AND OLD.paid_at IS DISTINCT FROM NEW.paid_at)
      OR OLD.status IN ('failed', 'returned')
      OR (OLD.status = 'paid' AND NEW.status <> 'returned')
      OR (OLD.status = 'open' AND NEW.status NOT IN ('open', 'inPayout'))
      OR (OLD.status = 'inPayout' AND NEW.status NOT IN ('inPayout', 'paid', 'failed')) THEN
      RAISE EXCEPTION 'payout % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'payouts are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER payout_goes_one_way BEFORE UPDATE OR DELETE ON payout FOR EACH ROW EXECUTE FUNCTION payout_goes_one_way();
CREATE TRIGGER payout_is_kept BEFORE TRUNCATE ON payout FOR EACH STATEMENT EXECUTE FUNCTION payout_goes_one_way();

-- By the owner, as with postings: the transaction may end in a scope that sees half of it.
CREATE FUNCTION payout_agrees(asked text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p payout;
  taken bigint;
  under_way bigint;
  arrived bigint;
  elsewhere bigint;
BEGIN
  SELECT * INTO STRICT p FROM payout WHERE id = asked;
  SELECT
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'inPayout' AND o.kind = 'inPayout'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'inPayout'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.kind = 'paid'), 0),
    count(*) FILTER (WHERE e.currency <> p.currency OR a.kind NOT IN ('payable', 'inPayout', 'paid'))
  INTO taken, under_way, arrived, elsewhere
  FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id JOIN ledger_account a ON a.id = e.account_id
  WHERE o.payout_id = asked;
  IF elsewhere > 0
    OR taken <> coalesce(p.amount, 0)
    OR under_way <> (CASE p.status WHEN 'inPayout' THEN p.amount ELSE 0 END)
    OR arrived <> (CASE p.status WHEN 'paid' THEN p.amount ELSE 0 END) THEN
    RAISE EXCEPTION 'payout % differs from its entries', asked USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION payout_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM payout_agrees(NEW.id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT OR UPDATE ON payout
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payout_changed();

-- A payout takes all that is payable of a lead, so that nothing is left that a second one could take once more. The lock is the
-- one under which the ledger is posted: of two payouts at the same time the later one sees what the other took.
CREATE FUNCTION payout_posted() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM payout_agrees(NEW.payout_id);
  IF NEW.kind = 'inPayout' THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('ledger of ' || NEW.lead_id, 0));
    IF EXISTS (
      SELECT FROM ledger_posting o JOIN ledger_entry e ON e.posting_id = o.id JOIN ledger_account a ON a.id = e.account_id
      WHERE o.lead_id = NEW.lead_id AND a.kind = 'payable' GROUP BY e.line, e.currency HAVING sum(e.amount) <> 0
    ) THEN
      RAISE EXCEPTION 'payout % takes more or less than is payable', NEW.payout_id USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payout_agrees AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION payout_posted();
REVOKE ALL ON FUNCTION payout_goes_one_way(), payout_agrees(text), payout_changed(), payout_posted() FROM PUBLIC;

-- Owner and supervisors read their agency's, admins all; the product alone writes.
ALTER TABLE payout ENABLE ROW LEVEL SECURITY;
CREATE POLICY payout_select ON payout FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT paid_out_agency()));
CREATE POLICY payout_insert ON payout FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payout_update ON payout FOR UPDATE USING ((SELECT app_scope()) = 'system');
ALTER TABLE payout_run ENABLE ROW LEVEL SECURITY;
CREATE POLICY payout_run_select ON payout_run FOR SELECT
  USING ((SELECT reads_all()) OR EXISTS (SELECT FROM payout p WHERE p.run_id = payout_run.id));
CREATE POLICY payout_run_insert ON payout_run FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payout_run_update ON payout_run FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payout, payout_run TO alpenglow_app;
GRANT UPDATE (status, run_id, amount, processor_id, failure, held_reason, held_by_id, held_at, taken_at, paid_at, ended_at)
  ON payout TO alpenglow_app;
GRANT UPDATE (finished_at) ON payout_run TO alpenglow_app;
GRANT USAGE ON SEQUENCE payout_number_seq TO alpenglow_app;
