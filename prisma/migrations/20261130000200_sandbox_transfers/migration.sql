-- What the processor's stand-in was told to pay; demo mode only.
CREATE TABLE "sandbox_transfer" (
  "id" TEXT NOT NULL,
  "payout_id" TEXT NOT NULL,
  "account_id" TEXT NOT NULL,
  "amount" BIGINT NOT NULL,
  "currency" TEXT NOT NULL,
  "is_reversed" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "sandbox_transfer_pkey" PRIMARY KEY ("id"),
  CONSTRAINT sandbox_transfer_amount CHECK (amount > 0)
);
CREATE UNIQUE INDEX "sandbox_transfer_payout_id_key" ON "sandbox_transfer"("payout_id");
GRANT SELECT, INSERT ON sandbox_transfer TO alpenglow_app;
GRANT UPDATE (is_reversed) ON sandbox_transfer TO alpenglow_app;
