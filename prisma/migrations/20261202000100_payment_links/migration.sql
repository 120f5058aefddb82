-- The link by which a client pays a due, what happened to it, and each checkout that was opened from it.

CREATE TYPE "LinkClosing" AS ENUM ('revoked', 'replaced');
CREATE TYPE "LinkEventKind" AS ENUM ('made', 'sent', 'seen', 'checkout', 'left', 'paid', 'surplus', 'returned', 'revoked');
CREATE TYPE "CheckoutStatus" AS ENUM ('asked', 'open', 'closed', 'paid', 'surplus', 'returned');

CREATE TABLE "payment_link" (
  "id" TEXT NOT NULL,
  "due_id" TEXT NOT NULL,
  "created_by_id" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "locale" TEXT NOT NULL,
  "email" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  "closing" "LinkClosing",
  CONSTRAINT "payment_link_pkey" PRIMARY KEY ("id"),
  CONSTRAINT payment_link_closed CHECK ((closed_at IS NULL) = (closing IS NULL)),
  CONSTRAINT payment_link_ends CHECK (ends_at > created_at)
);
CREATE UNIQUE INDEX "payment_link_token_hash_key" ON "payment_link"("token_hash");
CREATE UNIQUE INDEX "payment_link_id_due_id_key" ON "payment_link"("id", "due_id");
-- Of two that are made at once the second waits here, and both have the first one.
CREATE UNIQUE INDEX payment_link_one_open ON payment_link (due_id) WHERE closed_at IS NULL;
CREATE INDEX "payment_link_due_id_idx" ON "payment_link"("due_id");
CREATE INDEX "payment_link_created_by_id_idx" ON "payment_link"("created_by_id");
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_due_id_fkey" FOREIGN KEY ("due_id") REFERENCES "lead_due"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "payment_link_event" (
  "id" BIGSERIAL NOT NULL,
  "link_id" TEXT NOT NULL,
  "kind" "LinkEventKind" NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  -- Null: the client, or the processor.
  "actor_id" TEXT,
  "amount" BIGINT,
  CONSTRAINT "payment_link_event_pkey" PRIMARY KEY ("id"),
  CONSTRAINT payment_link_event_actor CHECK ((kind IN ('made', 'sent', 'revoked')) = (actor_id IS NOT NULL))
);
CREATE INDEX "payment_link_event_link_id_idx" ON "payment_link_event"("link_id");
CREATE INDEX "payment_link_event_actor_id_idx" ON "payment_link_event"("actor_id");
ALTER TABLE "payment_link_event" ADD CONSTRAINT "payment_link_event_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "payment_link"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_link_event" ADD CONSTRAINT "payment_link_event_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "payment_checkout" (
  "id" TEXT NOT NULL,
  "link_id" TEXT NOT NULL,
  "due_id" TEXT NOT NULL,
  "amount" BIGINT NOT NULL,
  "card_fee" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "status" "CheckoutStatus" NOT NULL DEFAULT 'asked',
  "session_id" TEXT,
  "payment_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  CONSTRAINT "payment_checkout_pkey" PRIMARY KEY ("id"),
  CONSTRAINT payment_checkout_amount CHECK (amount > 0 AND card_fee >= 0),
  CONSTRAINT payment_checkout_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT payment_checkout_paid CHECK ((status IN ('paid', 'surplus', 'returned')) = (payment_id IS NOT NULL AND settled_at IS NOT NULL)),
  CONSTRAINT payment_checkout_session CHECK (session_id IS NOT NULL OR status IN ('asked', 'open', 'closed'))
);
CREATE UNIQUE INDEX "payment_checkout_session_id_key" ON "payment_checkout"("session_id");
CREATE UNIQUE INDEX "payment_checkout_payment_id_key" ON "payment_checkout"("payment_id");
-- Never paid twice: one checkout of a due is open, and one has paid it. What comes beside it is surplus and goes back.
CREATE UNIQUE INDEX payment_checkout_one_open ON payment_checkout (due_id) WHERE status = 'open';
CREATE UNIQUE INDEX payment_checkout_one_paid ON payment_checkout (due_id) WHERE status = 'paid';
CREATE INDEX "payment_checkout_link_id_due_id_idx" ON "payment_checkout"("link_id", "due_id");
CREATE INDEX "payment_checkout_due_id_idx" ON "payment_checkout"("due_id");
CREATE INDEX "payment_checkout_status_ends_at_idx" ON "payment_checkout"("status", "ends_at");
ALTER TABLE "payment_checkout" ADD CONSTRAINT "payment_checkout_link_id_due_id_fkey" FOREIGN KEY ("link_id", "due_id") REFERENCES "payment_link"("id", "due_id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_checkout" ADD CONSTRAINT "payment_checkout_due_id_fkey" FOREIGN KEY ("due_id") REFERENCES "lead_due"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Money goes one way: what was paid never opens again, and what goes back was surplus before.
CREATE FUNCTION payment_checkout_goes_one_way() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.link_id, OLD.due_id, OLD.amount, OLD.card_fee, OLD.currency, OLD.created_at)
        IS DISTINCT FROM (NEW.id, NEW.link_id, NEW.due_id, NEW.amount, NEW.card_fee, NEW.currency, NEW.created_at)
      OR (OLD.session_id IS NOT NULL AND OLD.session_id IS DISTINCT FROM NEW.session_id)
      OR (OLD.payment_id IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id)
      OR NOT (OLD.status = NEW.status OR (OLD.status, NEW.status) IN (
        ('asked', 'open'), ('asked', 'closed'), ('open', 'closed'), ('open', 'paid'), ('open', 'surplus'),
        ('closed', 'paid'), ('closed', 'surplus'), ('surplus', 'returned')
      )) THEN
      RAISE EXCEPTION 'checkout % does not change so', OLD.id USING ERRCODE = 'object_not_in_prerequisite_state';
    END IF;
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'checkouts are kept' USING ERRCODE = 'object_not_in_prerequisite_state';
END $$;
CREATE TRIGGER payment_checkout_goes_one_way BEFORE UPDATE OR DELETE ON payment_checkout
  FOR EACH ROW EXECUTE FUNCTION payment_checkout_goes_one_way();
REVOKE ALL ON FUNCTION payment_checkout_goes_one_way() FROM PUBLIC;

-- Who reads the due reads its links; the product alone writes.
ALTER TABLE payment_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_link_select ON payment_link FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY payment_link_insert ON payment_link FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payment_link_update ON payment_link FOR UPDATE USING ((SELECT app_scope()) = 'system');
ALTER TABLE payment_link_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_link_event_select ON payment_link_event FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM payment_link l WHERE l.id = link_id)
);
CREATE POLICY payment_link_event_insert ON payment_link_event FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
ALTER TABLE payment_checkout ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_checkout_select ON payment_checkout FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY payment_checkout_insert ON payment_checkout FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY payment_checkout_update ON payment_checkout FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT ON payment_link, payment_link_event, payment_checkout TO alpenglow_app;
GRANT UPDATE (email, closed_at, closing) ON payment_link TO alpenglow_app;
GRANT UPDATE (status, session_id, payment_id, settled_at) ON payment_checkout TO alpenglow_app;
GRANT USAGE ON SEQUENCE payment_link_event_id_seq TO alpenglow_app;
