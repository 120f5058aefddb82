-- What clients pay at the stand-in for the payment processor; demo mode only.
CREATE TABLE "sandbox_checkout" (
  "id" TEXT NOT NULL,
  "reference" TEXT NOT NULL,
  "lines" JSONB NOT NULL,
  "amount" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "email" TEXT,
  "success_url" TEXT NOT NULL,
  "cancel_url" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'open',
  "payment_id" TEXT,
  "is_returned" BOOLEAN NOT NULL DEFAULT false,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sandbox_checkout_pkey" PRIMARY KEY ("id"),
  CONSTRAINT sandbox_checkout_amount CHECK (amount > 0),
  CONSTRAINT sandbox_checkout_state CHECK (state IN ('open', 'paid', 'expired') AND (state = 'paid') = (payment_id IS NOT NULL)),
  CONSTRAINT sandbox_checkout_returned CHECK (NOT is_returned OR state = 'paid')
);
CREATE UNIQUE INDEX "sandbox_checkout_reference_key" ON "sandbox_checkout"("reference");
CREATE UNIQUE INDEX "sandbox_checkout_payment_id_key" ON "sandbox_checkout"("payment_id");
GRANT SELECT, INSERT ON sandbox_checkout TO alpenglow_app;
GRANT UPDATE (state, payment_id, is_returned) ON sandbox_checkout TO alpenglow_app;
