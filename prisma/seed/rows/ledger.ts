import type { Transaction } from '@/lib/platform/db';
import { postHistory } from '@/lib/sales/lead/commands/commission';

/** What happened to the leads of the demonstration, for the ledger; the clock and the payout runs follow (`createRuns`). */
export async function postLedger(tx: Transaction): Promise<void> {
  const leads = await tx.lead.findMany({
    where: { postings: { none: {} } },
    select: { id: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of leads) await postHistory(tx, id);
}
