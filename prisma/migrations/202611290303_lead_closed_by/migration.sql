-- A lead's history says who closed it, as it says of everything else that was done.
ALTER TABLE "lead" ADD COLUMN "closed_by_id" TEXT;
ALTER TABLE "lead" ADD CONSTRAINT "lead_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "lead_closed_by_id_idx" ON "lead"("closed_by_id");
UPDATE lead l SET closed_by_id = (
  SELECT u.id FROM audit a JOIN app_user u ON u.id = a.actor_id
  WHERE a.entity = 'lead' AND a.entity_id = l.id AND a.after ->> 'closed' = 'true' ORDER BY a.id DESC LIMIT 1
) WHERE l.closed_at IS NOT NULL;
ALTER TABLE lead ADD CONSTRAINT lead_closed_by CHECK (closed_by_id IS NULL OR closed_at IS NOT NULL);
GRANT UPDATE (closed_by_id) ON lead TO alpenglow_app;
