import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import type { LedgerPart, LedgerSubject } from '../../ledger/types';

/** What the ledger has to know of parts of leads to post for them, in the order in which the leads are locked. */
export async function readSubjects(
  tx: Transaction,
  parts: readonly LedgerPart[],
  currency: string,
): Promise<LedgerSubject[]> {
  const rows = await tx.lead.findMany({
    where: { id: { in: parts.map(({ leadId }) => leadId) } },
    select: {
      ...{ id: true, agencyId: true, snapshotId: true, hotelId: true },
      property: { select: { operatorId: true } },
    },
    orderBy: { id: 'asc' },
  });
  const byLead = new Map<string, LedgerPart[]>();
  for (const part of parts) byLead.set(part.leadId, [...(byLead.get(part.leadId) ?? []), part]);
  return rows.flatMap(({ id, agencyId, snapshotId, hotelId, property }) => {
    const supplier = hotelId ? { hotelId } : { operatorId: property?.operatorId ?? '' };
    return (byLead.get(id) ?? []).map(({ invitationId = null }) => {
      return { leadId: id, agencyId, snapshotId, currency, supplier, invitationId };
    });
  });
}
