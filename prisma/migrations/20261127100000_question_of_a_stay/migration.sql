-- Of a week nobody has priced: whether it can be had, and at what price. In a migration of its own, because a value of an enum
-- cannot be used in the transaction that adds it.
ALTER TYPE "LeadChangeKind" ADD VALUE 'stay';
