-- How often somebody is told of their list by mail, by which clocks, and on which day it was looked at last; without a row it is
-- as for everybody: on weekdays, by the clocks of the house.
CREATE TYPE "DigestRhythm" AS ENUM ('none', 'daily', 'weekdays');
CREATE TABLE "digest" (
  "user_id" TEXT NOT NULL,
  "rhythm" "DigestRhythm" NOT NULL DEFAULT 'weekdays',
  "time_zone" TEXT NOT NULL DEFAULT 'Europe/Berlin',
  "looked_on" DATE,
  CONSTRAINT "digest_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "digest" ADD CONSTRAINT "digest_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The address at which a person's calendar program reads their list: secret, and gone when another one is made.
CREATE TABLE "calendar_address" (
  "id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "calendar_address_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "calendar_address_token_hash_key" ON "calendar_address"("token_hash");
CREATE INDEX "calendar_address_user_id_idx" ON "calendar_address"("user_id");
CREATE UNIQUE INDEX calendar_address_open ON calendar_address (user_id) WHERE revoked_at IS NULL;
ALTER TABLE "calendar_address" ADD CONSTRAINT "calendar_address_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE digest ENABLE ROW LEVEL SECURITY;
CREATE POLICY digest_select ON digest FOR SELECT USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY digest_insert ON digest FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY digest_update ON digest FOR UPDATE USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
ALTER TABLE calendar_address ENABLE ROW LEVEL SECURITY;
CREATE POLICY calendar_address_select ON calendar_address FOR SELECT USING ((SELECT app_scope()) = 'system' OR user_id = (SELECT own_user()));
CREATE POLICY calendar_address_insert ON calendar_address FOR INSERT WITH CHECK (user_id = (SELECT own_user()));
CREATE POLICY calendar_address_update ON calendar_address FOR UPDATE USING (user_id = (SELECT own_user()));
GRANT SELECT, INSERT ON digest, calendar_address TO alpenglow_app;
GRANT UPDATE (rhythm, time_zone, looked_on) ON digest TO alpenglow_app;
GRANT UPDATE (revoked_at) ON calendar_address TO alpenglow_app;
