-- The number of a client's card, for suppliers who charge it themselves: sealed, of one lead alone, and gone after departure. Only
-- where the vault is switched on is there ever a row. A security code has no column.
CREATE TABLE "vaulted_card" (
  "lead_id" TEXT NOT NULL,
  "agency_id" TEXT NOT NULL,
  "key_id" TEXT NOT NULL,
  "sealed" TEXT NOT NULL,
  "brand" TEXT NOT NULL,
  "last_four" TEXT NOT NULL,
  "kept_by_id" TEXT NOT NULL,
  "kept_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "vaulted_card_pkey" PRIMARY KEY ("lead_id"),
  CONSTRAINT vaulted_card_last_four CHECK (last_four ~ '^[0-9]{4}$'),
  -- Nonce, tag and ciphertext: nothing that could be read.
  CONSTRAINT vaulted_card_sealed CHECK (length(sealed) >= 80 AND sealed ~ '^[A-Za-z0-9_-]+$')
);
CREATE INDEX "vaulted_card_agency_id_idx" ON "vaulted_card"("agency_id");
CREATE INDEX "vaulted_card_kept_by_id_idx" ON "vaulted_card"("kept_by_id");
ALTER TABLE "vaulted_card" ADD CONSTRAINT "vaulted_card_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "vaulted_card" ADD CONSTRAINT "vaulted_card_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "vaulted_card" ADD CONSTRAINT "vaulted_card_kept_by_id_fkey" FOREIGN KEY ("kept_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An agency knows that there is one; what is sealed is the product's alone, and nobody changes it: another card is another row.
ALTER TABLE vaulted_card ENABLE ROW LEVEL SECURITY;
CREATE POLICY vaulted_card_select ON vaulted_card FOR SELECT
  USING ((SELECT app_scope()) = 'system' OR agency_id = (SELECT own_agency()));
CREATE POLICY vaulted_card_insert ON vaulted_card FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY vaulted_card_delete ON vaulted_card FOR DELETE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, DELETE ON vaulted_card TO alpenglow_app;
