-- Which process holds a delivery: one that starts on the same machine gives back what a dead one held.
ALTER TABLE outbox ADD COLUMN locked_by TEXT;
GRANT UPDATE (locked_by) ON outbox TO alpenglow_app;
