-- What an operator pays an agency more than everybody: by agreement, and for a verified programme. As hotels have them.

-- CreateTable
CREATE TABLE "operator_agreement" (
    "id" TEXT NOT NULL,
    "agency_id" TEXT NOT NULL,
    "operator_id" TEXT NOT NULL,
    "commission_percent" DECIMAL(5,2) NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_until" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "operator_agreement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_programme" (
    "operator_id" TEXT NOT NULL,
    "programme_id" TEXT NOT NULL,
    "commission_percent" DECIMAL(5,2) NOT NULL,

    CONSTRAINT "operator_programme_pkey" PRIMARY KEY ("operator_id","programme_id")
);

-- CreateIndex
CREATE INDEX "operator_agreement_agency_id_operator_id_idx" ON "operator_agreement"("agency_id", "operator_id");

-- CreateIndex
CREATE INDEX "operator_agreement_operator_id_idx" ON "operator_agreement"("operator_id");

-- CreateIndex
CREATE INDEX "operator_programme_programme_id_idx" ON "operator_programme"("programme_id");

-- AddForeignKey
ALTER TABLE "operator_agreement" ADD CONSTRAINT "operator_agreement_agency_id_fkey" FOREIGN KEY ("agency_id") REFERENCES "agency"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_agreement" ADD CONSTRAINT "operator_agreement_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_programme" ADD CONSTRAINT "operator_programme_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_programme" ADD CONSTRAINT "operator_programme_programme_id_fkey" FOREIGN KEY ("programme_id") REFERENCES "programme"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE operator_programme ADD CONSTRAINT operator_programme_percent CHECK (commission_percent BETWEEN 0 AND 100);
ALTER TABLE operator_agreement
  ADD CONSTRAINT operator_agreement_percent CHECK (commission_percent BETWEEN 0 AND 100),
  ADD CONSTRAINT operator_agreement_validity CHECK (valid_until >= valid_from);

ALTER TABLE operator_agreement ENABLE ROW LEVEL SECURITY;
CREATE POLICY operator_agreement_select ON operator_agreement FOR SELECT
  USING ((SELECT reads_all()) OR agency_id = (SELECT own_agency()));
GRANT SELECT ON operator_agreement, operator_programme TO alpenglow_app;
