-- Of a person and of an agency, newest first; of a day.
CREATE INDEX "audit_actor_id_id_idx" ON "audit"("actor_id", "id");
CREATE INDEX "audit_acting_for_id_idx" ON "audit"("acting_for", "id");
CREATE INDEX "audit_at_idx" ON "audit"("at");

-- What Prisma cannot say. Everything of one address, however it was typed; what is purged, and what was given up.
CREATE INDEX enquiry_lower_email_idx ON enquiry (lower(email));
CREATE INDEX contact_message_lower_email_idx ON contact_message (lower(email));
CREATE INDEX outbox_delivered_at_idx ON outbox (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX outbox_failed_at_idx ON outbox (failed_at) WHERE failed_at IS NOT NULL;
