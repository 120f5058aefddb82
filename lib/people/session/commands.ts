import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

/**
 * An admin ends every session of a person, on all hosts: from their next request on they have to sign in. Throws 403 for
 * anybody else, 404 for somebody who is not there.
 */
export async function endSessionsOf(
  tx: Transaction,
  viewer: Viewer,
  userId: string,
  { requestId, now }: WriteContext,
): Promise<{ ended: number }> {
  requireAdmin(viewer);
  if ((await tx.user.count({ where: { id: userId } })) === 0) throw new AppError('notFound', { status: 404 });
  const [row] = await tx.$queryRaw<{ ended: number }[]>`SELECT end_sessions_of_person(${userId}) AS ended`;
  const ended = row?.ended ?? 0;
  if (ended > 0) {
    await writeAudit(
      tx,
      { viewer, requestId, now },
      { action: 'user.sessionsEnded', entity: 'user', entityId: userId, after: { sessions: ended } },
    );
  }
  return { ended };
}
