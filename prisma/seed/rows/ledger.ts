import { advanceLead } from '@/lib/money/ledger/commands/advance';
import type { Transaction } from '@/lib/platform/db';
import { postHistory } from '@/lib/sales/lead/commands/commission';

/** What the leads of the demonstration have earned by now. */
export async function postLedger(tx: Transaction, now: Date): Promise<void> {
  const leads = await tx.lead.findMany({
    where: { postings: { none: {} } },
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of leads) {
    await postHistory(tx, id);
    await advanceLead(tx, id, now);
  }
}
