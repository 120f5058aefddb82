-- Apart from what uses them: PostgreSQL refuses a new value in the transaction that adds it.
ALTER TYPE "LeadChangeKind" ADD VALUE 'counterOffer';
ALTER TYPE "LeadChangeKind" ADD VALUE 'question';
