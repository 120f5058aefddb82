-- Security deposits that are blocked on the card a client has paid with: two weeks before arrival, until the guests have left.
CREATE TYPE "DepositHoldStatus" AS ENUM ('asked', 'held', 'refused', 'lapsed', 'taken', 'released');

CREATE TABLE "deposit_hold" (
  "id" TEXT NOT NULL,
  "due_id" TEXT NOT NULL,
  -- Of the client's earlier payment, whose card it is.
  "payment_id" TEXT NOT NULL,
  "amount" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "status" "DepositHoldStatus" NOT NULL DEFAULT 'asked',
  -- By the processor's name.
  "hold_id" TEXT,
  "refusal" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  CONSTRAINT "deposit_hold_pkey" PRIMARY KEY ("id"),
  CONSTRAINT deposit_hold_amount CHECK (amount > 0),
  CONSTRAINT deposit_hold_currency CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT deposit_hold_held CHECK ((hold_id IS NOT NULL) = (status IN ('held', 'lapsed', 'taken', 'released'))),
  CONSTRAINT deposit_hold_refused CHECK ((refusal IS NOT NULL) = (status = 'refused')),
  CONSTRAINT deposit_hold_settled CHECK ((settled_at IS NULL) = (status IN ('asked', 'held')))
);
CREATE UNIQUE INDEX "deposit_hold_hold_id_key" ON "deposit_hold"("hold_id");
-- Of one deposit one hold at a time.
CREATE UNIQUE INDEX deposit_hold_one ON deposit_hold (due_id) WHERE status IN ('asked', 'held');
CREATE INDEX "deposit_hold_due_id_idx" ON "deposit_hold"("due_id");
CREATE INDEX "deposit_hold_status_idx" ON "deposit_hold"("status");
ALTER TABLE "deposit_hold" ADD CONSTRAINT "deposit_hold_due_id_fkey" FOREIGN KEY ("due_id") REFERENCES "lead_due"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who reads the due reads it; the product alone writes.
ALTER TABLE deposit_hold ENABLE ROW LEVEL SECURITY;
CREATE POLICY deposit_hold_select ON deposit_hold FOR SELECT USING (
  (SELECT reads_all()) OR EXISTS (SELECT FROM lead_due d WHERE d.id = due_id)
);
CREATE POLICY deposit_hold_insert ON deposit_hold FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY deposit_hold_update ON deposit_hold FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (status, hold_id, refusal, settled_at) ON deposit_hold TO alpenglow_app;

-- The same at the stand-in for the processor; demo mode only.
CREATE TABLE "sandbox_hold" (
  "id" TEXT NOT NULL,
  "reference" TEXT NOT NULL,
  "amount" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'requires_capture',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sandbox_hold_pkey" PRIMARY KEY ("id"),
  CONSTRAINT sandbox_hold_state CHECK (state IN ('requires_capture', 'canceled', 'succeeded'))
);
CREATE UNIQUE INDEX "sandbox_hold_reference_key" ON "sandbox_hold"("reference");
GRANT SELECT, INSERT, UPDATE (state) ON sandbox_hold TO alpenglow_app;
