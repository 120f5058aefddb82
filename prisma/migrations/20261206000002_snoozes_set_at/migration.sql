-- What was put off before its deadline comes back with it, wherever that has moved; what is overdue may be put off once more.
ALTER TABLE deadline_snooze ADD COLUMN "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
ALTER TABLE deadline_snooze ALTER COLUMN "set_at" DROP DEFAULT;
GRANT UPDATE (set_at) ON deadline_snooze TO alpenglow_app;
