-- Said with the closing of a lead, for reports.
CREATE TYPE "LossReason" AS ENUM ('tooDear', 'soldElsewhere', 'noAnswer', 'otherStay', 'otherReason');
ALTER TABLE lead ADD COLUMN "lost_because" "LossReason",
  ADD CONSTRAINT lead_lost CHECK (lost_because IS NULL OR closed_at IS NOT NULL);
GRANT UPDATE (lost_because) ON lead TO alpenglow_app;
