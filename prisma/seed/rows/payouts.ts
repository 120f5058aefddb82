import { latestRun } from '@/lib/money/payout-run/rules';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';

/** The run before the demonstration began took nothing: the first one that pays is the next. */
export async function createRuns(tx: Transaction, now: Date): Promise<void> {
  const data = { day: toDatabaseDay(latestRun(now)), startedAt: now, finishedAt: now };
  await tx.payoutRun.createMany({ data, skipDuplicates: true });
}
