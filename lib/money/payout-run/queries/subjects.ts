import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { LedgerSubject } from '../../ledger/types';

/** What the ledger has to know of leads to post for them, in the order in which they are locked. */
export async function readSubjects(
  tx: Transaction,
  leadIds: readonly string[],
  currency: string,
): Promise<LedgerSubject[]> {
  const rows = await tx.lead.findMany({
    where: { id: { in: [...leadIds] } },
    select: {
      ...{ id: true, agencyId: true, snapshotId: true, hotelId: true },
      property: { select: { operatorId: true } },
    },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, agencyId, snapshotId, hotelId, property }) => ({
    ...{ leadId: id, agencyId, snapshotId, currency },
    supplier: hotelId ? { hotelId } : { operatorId: property?.operatorId ?? '' },
  }));
}
