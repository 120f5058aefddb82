-- A request for an option or a booking is a question as any other, and one that nobody answered lapses. In a step of their
-- own: a new value may be used only after the transaction that added it.
ALTER TYPE "LeadChangeKind" ADD VALUE 'option';
ALTER TYPE "LeadChangeKind" ADD VALUE 'booking';
ALTER TYPE "LeadChangeStatus" ADD VALUE 'lapsed';
