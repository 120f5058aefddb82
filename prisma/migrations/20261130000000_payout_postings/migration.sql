-- What a payout does to the ledger. In a migration of its own: a new value is known to others only once it is committed.
ALTER TYPE "LedgerPostingKind" ADD VALUE 'inPayout';
ALTER TYPE "LedgerPostingKind" ADD VALUE 'paid';
ALTER TYPE "LedgerPostingKind" ADD VALUE 'failed';
ALTER TYPE "LedgerPostingKind" ADD VALUE 'returned';
