-- What agencies earn and suppliers owe, in double entry: every posting moves amounts between accounts and adds up to nothing.
-- Postings are added, never changed; what was wrong is put right by another one.

CREATE TYPE "LedgerAccountKind" AS ENUM ('expected', 'contracted', 'earned', 'payable', 'inPayout', 'paid', 'prospect', 'supplier');
CREATE TYPE "LedgerPostingKind" AS ENUM ('expected', 'contracted', 'earned', 'payable', 'corrected', 'reversed');

CREATE TABLE "ledger_account" (
  "id" TEXT NOT NULL,
  "kind" "LedgerAccountKind" NOT NULL,
  "agency_id" TEXT,
  "hotel_id" TEXT,
  "operator_id" TEXT,
  "currency" TEXT NOT NULL,
  CONSTRAINT "ledger_account_pkey" PRIMARY KEY ("id"),
  CONSTRAINT ledger_account_currency CHECK (currency ~ '^[A-Z]{3}$'),
  -- A supplier's account is its own; every other one is an agency's.
  CONSTRAINT ledger_account_owner CHECK (
    num_nonnulls(agency_id, hotel_id, operator_id) = 1 AND (kind = 'supplier') = (agency_id IS NULL)
  )
);
CREATE UNIQUE INDEX "ledger_account_id_currency_key" ON "ledger_account"("id", "currency");
CREATE UNIQUE INDEX "ledger_account_agency_id_kind_currency_key" ON "ledger_account"("agency_id", "kind", "currency");
CREATE UNIQUE INDEX "ledger_account_hotel_id_currency_key" ON "ledger_account"("hotel_id", "currency");
CREATE UNIQUE INDEX "ledger_account_operator_id_currency_key" ON "ledger_account"("operator_id", "currency");
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "ledger_posting" (
  "id" BIGSERIAL NOT NULL,
  "kind" "LedgerPostingKind" NOT NULL,
  -- The event or change of the lead, or the clock.
  "cause" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "lead_id" TEXT NOT NULL,
  "lead_event_id" BIGINT,
  "snapshot_id" TEXT NOT NULL,
  "on_day" DATE NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "rule" INTEGER NOT NULL,
  "why" JSONB,
  -- The transaction that made it, by the number all of its savepoints share.
  "made_in" BIGINT,
  CONSTRAINT "ledger_posting_pkey" PRIMARY KEY ("id"),
  CONSTRAINT ledger_posting_made_in CHECK (made_in IS NOT NULL)
);
CREATE UNIQUE INDEX "ledger_posting_cause_kind_key" ON "ledger_posting"("cause", "kind");
CREATE INDEX "ledger_posting_lead_id_kind_idx" ON "ledger_posting"("lead_id", "kind");
CREATE INDEX "ledger_posting_agency_id_at_idx" ON "ledger_posting"("agency_id", "at");
CREATE INDEX "ledger_posting_lead_event_id_idx" ON "ledger_posting"("lead_event_id");
CREATE INDEX "ledger_posting_snapshot_id_idx" ON "ledger_posting"("snapshot_id");
CREATE INDEX "ledger_posting_kind_on_day_idx" ON "ledger_posting"("kind", "on_day");
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_lead_event_id_fkey" FOREIGN KEY ("lead_event_id") REFERENCES "lead_event"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_snapshot_id_agency_id_fkey" FOREIGN KEY ("snapshot_id", "agency_id") REFERENCES "price_snapshot"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "ledger_entry" (
  "id" BIGSERIAL NOT NULL,
  "posting_id" BIGINT NOT NULL,
  "account_id" TEXT NOT NULL,
  "currency" TEXT NOT NULL,
  -- Which room of the lead, in the order of its snapshot; a property has one line.
  "line" SMALLINT NOT NULL,
  "amount" BIGINT NOT NULL,
  CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT ledger_entry_amount CHECK (amount <> 0),
  CONSTRAINT ledger_entry_line CHECK (line >= 0)
);
CREATE INDEX "ledger_entry_posting_id_idx" ON "ledger_entry"("posting_id");
CREATE INDEX "ledger_entry_account_id_currency_idx" ON "ledger_entry"("account_id", "currency");
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "ledger_posting"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_currency_fkey" FOREIGN KEY ("account_id", "currency") REFERENCES "ledger_account"("id", "currency") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Nobody changes what was posted, the owner neither.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER ledger_account_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- A posting is whole in the transaction that makes it. Its xmin would not tell: within a savepoint that is the savepoint's.
CREATE FUNCTION ledger_posting_is_made() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_temp AS $$
BEGIN
  NEW.made_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_posting_is_made BEFORE INSERT ON ledger_posting
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_is_made();
CREATE FUNCTION ledger_posting_is_new() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM ledger_posting p WHERE p.id = NEW.posting_id AND p.made_in = pg_current_xact_id()::text::bigint
  ) THEN
    RAISE EXCEPTION 'posting % was made before', NEW.posting_id USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entry_of_new_posting BEFORE INSERT ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_is_new();

-- By the owner: at the end of the transaction its scope may be one that sees half of the entries.
CREATE FUNCTION ledger_posting_balances(posting bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry e WHERE e.posting_id = posting)
    OR EXISTS (
      SELECT FROM ledger_entry e WHERE e.posting_id = posting GROUP BY e.currency HAVING sum(e.amount) <> 0
    ) THEN
    RAISE EXCEPTION 'posting % does not balance', posting USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION ledger_posting_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_posting_balances(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION ledger_entry_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_posting_balances(NEW.posting_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_posting_added();
CREATE CONSTRAINT TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_added();
REVOKE ALL ON FUNCTION ledger_is_append_only(), ledger_posting_is_made(), ledger_posting_is_new(), ledger_posting_balances(bigint),
  ledger_posting_added(), ledger_entry_added() FROM PUBLIC;

-- An agency reads its own accounts, a supplier what it owes; the product alone posts.
ALTER TABLE ledger_account ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_account_select ON ledger_account FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel())
  OR operator_id = (SELECT own_operator())
);
CREATE POLICY ledger_account_insert ON ledger_account FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
ALTER TABLE ledger_entry ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_entry_select ON ledger_entry FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM ledger_account a WHERE a.id = account_id)
);
CREATE POLICY ledger_entry_insert ON ledger_entry FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
ALTER TABLE ledger_posting ENABLE ROW LEVEL SECURITY;
CREATE POLICY ledger_posting_select ON ledger_posting FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency())
  OR EXISTS (SELECT FROM ledger_entry e WHERE e.posting_id = ledger_posting.id)
);
CREATE POLICY ledger_posting_insert ON ledger_posting FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON ledger_account, ledger_posting, ledger_entry TO alpenglow_app;
GRANT USAGE ON SEQUENCE ledger_posting_id_seq, ledger_entry_id_seq TO alpenglow_app;
