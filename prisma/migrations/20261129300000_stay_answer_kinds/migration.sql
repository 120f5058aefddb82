-- What the hotel or operator says of a stay that is over, and that an agency disputes it. In a migration of its own, because a
-- value of an enum cannot be used in the transaction that adds it.
ALTER TYPE "LeadChangeKind" ADD VALUE 'stayAnswer';
ALTER TYPE "LeadChangeKind" ADD VALUE 'dispute';
