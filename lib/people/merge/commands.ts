import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { findAccount } from './queries';
import { mergeRefusal } from './rules';

/**
 * Two accounts of one person become one: all that is the one's is the other's, and whoever signs in with the merged one is the
 * other (rule 2.18). Throws 403 for anybody but an admin, 404 for an account that is not there, 422 for another one that is
 * not, 409 where the two cannot be one.
 */
export async function mergePeople(
  tx: Transaction,
  viewer: Viewer,
  { userId, into }: { userId: string; into: string },
  { requestId, now }: WriteContext,
): Promise<{ _id: string; mergedInto: string }> {
  requireAdmin(viewer);
  await tx.$queryRaw`SELECT id FROM app_user WHERE id IN (${userId}, ${into}) ORDER BY id FOR UPDATE`;
  const merged = await findAccount(tx, userId);
  if (merged?._id !== userId) throw new AppError('notFound', { status: 404 });
  const kept = await findAccount(tx, into);
  if (!kept) throw new AppError('invalidInput', { status: 422, fields: { into: 'invalidValue' } });
  const refusal = mergeRefusal(merged, kept);
  if (refusal) throw new AppError(refusal, { status: 409 });
  await tx.$executeRaw`SELECT merge_people(${userId}, ${kept._id}, ${clock.machine()}::timestamptz)`;
  const facts = ({ role, agencyId, hotelId, operatorId }: typeof merged) => ({ role, agencyId, hotelId, operatorId });
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'user.merged',
      entity: 'user',
      entityId: userId,
      before: { userId, ...facts(merged) },
      after: { userId: kept._id, ...facts(kept) },
    },
  );
  return { _id: userId, mergedInto: kept._id };
}
