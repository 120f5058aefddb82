-- What an agency earns when a hotel it has invited has had its first stay, and against it what the house owes for that. In a
-- migration of its own: a new value is known to others only once it is committed.
ALTER TYPE "LedgerAccountKind" ADD VALUE 'reward';
ALTER TYPE "LedgerPostingKind" ADD VALUE 'reward';
