-- What a supplier wants to know stands on the lead where no conversation carries it, and a price that was agreed for some time ends.
ALTER TYPE "DeadlineKind" ADD VALUE 'question';
ALTER TYPE "DeadlineKind" ADD VALUE 'agreedPrice';
-- Prices that stand agreed already are derived by the worker.
INSERT INTO deadline_cause (subject, subject_id) SELECT 'lead', id FROM lead WHERE closed_at IS NULL ON CONFLICT DO NOTHING;
