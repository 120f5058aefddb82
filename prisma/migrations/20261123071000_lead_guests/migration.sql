-- Who sleeps in which room of a lead: one entry for each room, in the order of its rooms, the client's first.
ALTER TABLE "lead" ADD COLUMN "guests" JSONB NOT NULL DEFAULT '[]';
