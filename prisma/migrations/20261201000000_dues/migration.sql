-- What is to be paid for a booking, and what comes back: each due with its day, who owes it, and what happened to it. Events are
-- only ever added; what was noted wrongly is undone by another one.

CREATE TYPE "DueKind" AS ENUM ('prepayment', 'instalment', 'balance', 'fullPayment', 'securityDeposit', 'cancellationFee', 'refund');
CREATE TYPE "DueStatus" AS ENUM ('open', 'paid', 'returned', 'ended');
CREATE TYPE "DuePayer" AS ENUM ('client', 'agency', 'supplier');
CREATE TYPE "DueEventKind" AS ENUM ('paid', 'undone', 'returned');
CREATE TYPE "DueMethod" AS ENUM ('card', 'transfer');

CREATE TABLE "lead_due" (
  "id" TEXT NOT NULL,
  "lead_id" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "hotel_id" TEXT,
  "operator_id" TEXT,
  "snapshot_id" TEXT NOT NULL,
  "kind" "DueKind" NOT NULL,
  "number" SMALLINT NOT NULL,
  "amount" BIGINT NOT NULL,
  -- Beside the amount, where it is paid by card.
  "card_fee" BIGINT NOT NULL DEFAULT 0,
  "currency" TEXT NOT NULL,
  "until" DATE NOT NULL,
  "is_at_hotel" BOOLEAN NOT NULL DEFAULT false,
  "hold" TEXT,
  "owed_by" "DuePayer" NOT NULL,
  "status" "DueStatus" NOT NULL DEFAULT 'open',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "lead_due_pkey" PRIMARY KEY ("id"),
  CONSTRAINT lead_due_number CHECK (number > 0),
  CONSTRAINT lead_due_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT lead_due_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT lead_due_supplier CHECK (num_nonnulls(hotel_id, operator_id) = 1),
  CONSTRAINT lead_due_hold CHECK ((kind = 'securityDeposit') = (hold IS NOT NULL) AND hold IN ('blocked', 'taken')),
  CONSTRAINT lead_due_payer CHECK ((kind = 'refund') = (owed_by = 'supplier')),
  CONSTRAINT lead_due_returned CHECK (status <> 'returned' OR kind = 'securityDeposit'),
  CONSTRAINT lead_due_ended CHECK ((status = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX "lead_due_lead_id_kind_number_key" ON "lead_due"("lead_id", "kind", "number");
CREATE INDEX "lead_due_agency_id_status_until_idx" ON "lead_due"("agency_id", "status", "until");
CREATE INDEX "lead_due_hotel_id_idx" ON "lead_due"("hotel_id");
CREATE INDEX "lead_due_operator_id_idx" ON "lead_due"("operator_id");
CREATE INDEX "lead_due_snapshot_id_idx" ON "lead_due"("snapshot_id");
ALTER TABLE "lead_due" ADD CONSTRAINT "lead_due_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_due" ADD CONSTRAINT "lead_due_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_due" ADD CONSTRAINT "lead_due_hotel_id_fkey" FOREIGN KEY ("hotel_id") REFERENCES "hotel"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_due" ADD CONSTRAINT "lead_due_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_due" ADD CONSTRAINT "lead_due_snapshot_id_agency_id_fkey" FOREIGN KEY ("snapshot_id", "agency_id") REFERENCES "price_snapshot"("id", "agency_id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "due_event" (
  "id" BIGSERIAL NOT NULL,
  "due_id" TEXT NOT NULL,
  "kind" "DueEventKind" NOT NULL,
  "method" "DueMethod",
  "amount" BIGINT NOT NULL,
  "card_fee" BIGINT NOT NULL DEFAULT 0,
  -- Of the transfer, or the processor's name of the checkout.
  "reference" TEXT,
  -- The day of the place on which the money came or went.
  "on_day" DATE NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "actor_id" TEXT,
  "undoes_id" BIGINT,
  "request_id" TEXT NOT NULL,
  CONSTRAINT "due_event_pkey" PRIMARY KEY ("id"),
  CONSTRAINT due_event_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT due_event_method CHECK ((kind = 'undone') = (method IS NULL)),
  CONSTRAINT due_event_card_fee CHECK (card_fee = 0 OR method = 'card'),
  CONSTRAINT due_event_checkout CHECK (kind <> 'paid' OR method <> 'card' OR reference IS NOT NULL),
  CONSTRAINT due_event_undoes CHECK ((kind = 'undone') = (undoes_id IS NOT NULL))
);
-- What the processor reports of one checkout pays one due, once.
CREATE UNIQUE INDEX due_event_checkout ON due_event (reference) WHERE kind = 'paid' AND method = 'card';
CREATE UNIQUE INDEX "due_event_undoes_id_due_id_key" ON "due_event"("undoes_id", "due_id");
CREATE UNIQUE INDEX "due_event_id_due_id_key" ON "due_event"("id", "due_id");
CREATE INDEX "due_event_due_id_idx" ON "due_event"("due_id");
CREATE INDEX "due_event_actor_id_idx" ON "due_event"("actor_id");
ALTER TABLE "due_event" ADD CONSTRAINT "due_event_due_id_fkey" FOREIGN KEY ("due_id") REFERENCES "lead_due"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "due_event" ADD CONSTRAINT "due_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "due_event" ADD CONSTRAINT "due_event_undoes_id_due_id_fkey" FOREIGN KEY ("undoes_id", "due_id") REFERENCES "due_event"("id", "due_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A due is open until it is paid or ends; paid, it goes back only by what undoes the payment. What it is never changes.
CREATE FUNCTION lead_due_goes_its_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (to_jsonb(OLD) - 'status' - 'ended_at') IS DISTINCT FROM (to_jsonb(NEW) - 'status' - 'ended_at')
      OR NOT (OLD.status, NEW.status) IN (
        ('open', 'paid'), ('open', 'ended'), ('paid', 'open'), ('paid', 'returned'), ('returned', 'paid')
      ) THEN
      RAISE EXCEPTION 'due % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'dues are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER lead_due_goes_its_way BEFORE UPDATE OR DELETE ON lead_due FOR EACH ROW EXECUTE FUNCTION lead_due_goes_its_way();
CREATE TRIGGER lead_due_is_kept BEFORE TRUNCATE ON lead_due FOR EACH STATEMENT EXECUTE FUNCTION lead_due_goes_its_way();
CREATE FUNCTION due_event_is_kept() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'what happened to a due is append-only' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER due_event_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON due_event
  FOR EACH STATEMENT EXECUTE FUNCTION due_event_is_kept();

-- By the owner: at the end of the transaction its scope may be one that sees half of it.
CREATE FUNCTION lead_due_agrees(asked text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d lead_due;
  came bigint;
  went bigint;
  other bigint;
BEGIN
  SELECT * INTO STRICT d FROM lead_due WHERE id = asked;
  SELECT count(*) FILTER (WHERE e.kind = 'paid'), count(*) FILTER (WHERE e.kind = 'returned'),
    count(*) FILTER (WHERE e.amount <> d.amount)
  INTO came, went, other
  FROM due_event e
  WHERE e.due_id = asked AND e.kind <> 'undone' AND NOT EXISTS (SELECT FROM due_event u WHERE u.undoes_id = e.id);
  IF other > 0
    OR came <> (CASE WHEN d.status IN ('paid', 'returned') THEN 1 ELSE 0 END)
    OR went <> (CASE d.status WHEN 'returned' THEN 1 ELSE 0 END) THEN
    RAISE EXCEPTION 'due % differs from what happened to it', asked USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION lead_due_changed() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lead_due_agrees(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION due_event_added() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM lead_due_agrees(NEW.due_id);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER lead_due_agrees AFTER INSERT OR UPDATE ON lead_due
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lead_due_changed();
CREATE CONSTRAINT TRIGGER due_event_agrees AFTER INSERT ON due_event
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION due_event_added();
REVOKE ALL ON FUNCTION lead_due_goes_its_way(), due_event_is_kept(), lead_due_agrees(text), lead_due_changed(),
  due_event_added() FROM PUBLIC;

-- The agency, the house and admins read it; the product alone writes.
ALTER TABLE lead_due ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_due_select ON lead_due FOR SELECT USING (
  (SELECT reads_all()) OR agency_id = (SELECT own_agency()) OR hotel_id = (SELECT own_hotel())
  OR operator_id = (SELECT own_operator())
);
CREATE POLICY lead_due_insert ON lead_due FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY lead_due_update ON lead_due FOR UPDATE USING ((SELECT app_scope()) = 'system');
ALTER TABLE due_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY due_event_select ON due_event FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY due_event_insert ON due_event FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON lead_due, due_event TO alpenglow_app;
GRANT UPDATE (status, ended_at) ON lead_due TO alpenglow_app;
GRANT USAGE ON SEQUENCE due_event_id_seq TO alpenglow_app;
