import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { displayName, requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { PayoutJson } from '../schema';
import { payoutInclude, toPayoutJson } from './payouts';

export type RunLine = {
  id: string;
  day: PlainDate;
  /** Null: the worker, on the 1st and 15th. */
  startedBy: string | null;
  startedAt: Date;
  isFinished: boolean;
  payouts: PayoutJson[];
};

/** Half a year of the worker's own. */
const MOST_RUNS = 12;

/** The runs until now with what each took, for admins; the latest first. None while a client looks on. */
export async function listRuns(viewer: Viewer): Promise<RunLine[]> {
  requireAdmin(viewer);
  if (viewer.isClientSafe) return [];
  const rows = await scoped(viewer, (tx) =>
    tx.payoutRun.findMany({
      include: {
        startedBy: { select: { firstName: true, lastName: true, email: true } },
        payouts: { include: payoutInclude, orderBy: { number: 'asc' } },
      },
      orderBy: { day: 'desc' },
      take: MOST_RUNS,
    }),
  );
  return rows.map(({ id, day, startedBy, startedAt, finishedAt, payouts }) => ({
    ...{ id, startedAt },
    day: fromDatabaseDay(day),
    startedBy: startedBy && displayName(startedBy),
    isFinished: finishedAt !== null,
    payouts: payouts.map((row) => toPayoutJson(row)),
  }));
}
