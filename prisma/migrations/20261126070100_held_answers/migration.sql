-- An answer of the desk that can still be undone: kept here for some seconds, then given. Nothing of it is to be seen in the
-- lead before, so the agency's rows do not know it either.
CREATE TABLE "held_answer" (
  "id" TEXT NOT NULL,
  "lead_id" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "answer" JSONB NOT NULL,
  "context" JSONB NOT NULL,
  "held_at" TIMESTAMPTZ(3) NOT NULL,
  "send_at" TIMESTAMPTZ(3) NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  "outcome" TEXT,

  CONSTRAINT "held_answer_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "held_answer_settled" CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
-- The first answer counts while it is held, too.
CREATE UNIQUE INDEX held_answer_waiting ON held_answer (lead_id) WHERE settled_at IS NULL;
CREATE INDEX "held_answer_lead_id_send_at_idx" ON "held_answer"("lead_id", "send_at");
CREATE INDEX "held_answer_user_id_idx" ON "held_answer"("user_id");
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "held_answer" ADD CONSTRAINT "held_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE held_answer ENABLE ROW LEVEL SECURITY;
CREATE POLICY held_answer_select ON held_answer FOR SELECT USING ((SELECT app_scope()) = 'system');
CREATE POLICY held_answer_insert ON held_answer FOR INSERT WITH CHECK ((SELECT app_scope()) = 'system');
CREATE POLICY held_answer_update ON held_answer FOR UPDATE USING ((SELECT app_scope()) = 'system');
GRANT SELECT, INSERT, UPDATE (settled_at, outcome) ON held_answer TO alpenglow_app;
