-- What is asked about a lead, or done to it, without another status (decisions §3): an extension and its answer, other dates,
-- a price to be honoured, an option that moves up.

-- CreateEnum
CREATE TYPE "LeadChangeKind" AS ENUM ('extension', 'dates', 'honourPrice', 'promotion');

-- CreateEnum
CREATE TYPE "LeadChangeStatus" AS ENUM ('asked', 'accepted', 'declined', 'withdrawn');

-- CreateTable
CREATE TABLE "lead_change" (
    "id" TEXT NOT NULL,
    "lead_id" TEXT NOT NULL,
    "kind" "LeadChangeKind" NOT NULL,
    "status" "LeadChangeStatus" NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_by_id" TEXT,
    "answer_due_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" TEXT,
    "reason" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "lead_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lead_change_lead_id_asked_at_idx" ON "lead_change"("lead_id", "asked_at");

-- CreateIndex
CREATE INDEX "lead_change_asked_by_id_idx" ON "lead_change"("asked_by_id");

-- CreateIndex
CREATE INDEX "lead_change_answered_by_id_idx" ON "lead_change"("answered_by_id");

-- AddForeignKey
ALTER TABLE "lead_change" ADD CONSTRAINT "lead_change_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "lead"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_change" ADD CONSTRAINT "lead_change_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_change" ADD CONSTRAINT "lead_change_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE lead_change
  ADD CONSTRAINT lead_change_answered CHECK ((status = 'asked') = (answered_at IS NULL));
-- One question of a kind at a time.
CREATE UNIQUE INDEX lead_change_once ON lead_change (lead_id, kind) WHERE status = 'asked';

ALTER TABLE lead_change ENABLE ROW LEVEL SECURITY;
CREATE POLICY lead_change_select ON lead_change FOR SELECT USING (EXISTS (SELECT FROM lead l WHERE l.id = lead_id));
CREATE POLICY lead_change_insert ON lead_change FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE WHEN (SELECT app_scope()) = 'system' THEN asked_by_id IS NULL ELSE asked_by_id = (SELECT own_user()) END
);
-- An agent takes a question back; answered it is in the product's own scope, after the command has judged who answers.
CREATE POLICY lead_change_update ON lead_change FOR UPDATE
  USING (EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  ))
  WITH CHECK ((SELECT app_scope()) = 'system' OR status = 'withdrawn');
GRANT SELECT, INSERT, UPDATE (status, answered_at, answered_by_id, reason) ON lead_change TO alpenglow_app;

-- Whoever answers for the hotel: the rows of a lead are an agency's, so the answer is written in the product's scope, and
-- names somebody only if they are that hotel's contact or an admin. Nobody: a signed link.
DROP POLICY lead_event_insert ON lead_event;
CREATE POLICY lead_event_insert ON lead_event FOR INSERT WITH CHECK (
  EXISTS (
    SELECT FROM lead l WHERE l.id = lead_id
      AND ((SELECT administers()) OR l.agency_id = (SELECT member_agency()) OR (SELECT app_scope()) = 'system')
  )
  AND CASE by
    WHEN 'agent' THEN actor_id = (SELECT own_user())
    WHEN 'system' THEN actor_id IS NULL
    WHEN 'supplier' THEN (SELECT app_scope()) = 'system' AND (actor_id IS NULL OR EXISTS (
      SELECT FROM app_user u JOIN lead l ON l.id = lead_id
      WHERE u.id = actor_id AND (u.role = 'admin' OR u.hotel_id = l.hotel_id)
    ))
    ELSE false
  END
);
