import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { findInLists } from '../queries/one';
import { snoozeLimit } from '../rules/list';

/** Puts a deadline off for the reader, or brings it back (rule 10.3). 404: it stands in no list of theirs, or is done. */
export async function snoozeDeadline(
  tx: Transaction,
  viewer: Viewer,
  deadlineId: string,
  { until }: { until: string | null },
  context: WriteContext,
): Promise<{ snoozedUntil: string | null }> {
  await enterScope(tx, viewer);
  const now = context.now();
  const row = await findInLists(tx, viewer, deadlineId, now);
  if (!row) throw new AppError('notFound', { status: 404 });
  const back = until === null ? now : new Date(until);
  if (until !== null && (back <= now || back > snoozeLimit(row.until, now))) {
    throw new AppError('invalidInput', { status: 422, fields: { until: 'snoozeBeyond' } });
  }
  const key = { deadlineId, userId: viewer.id };
  await tx.deadlineSnooze.upsert({
    where: { deadlineId_userId: key },
    create: { ...key, until: back, setAt: now },
    update: { until: back, setAt: now },
  });
  return { snoozedUntil: until === null ? null : back.toISOString() };
}
