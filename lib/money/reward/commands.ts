import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readReward, readRewards } from './queries';
import type { NewReward, RewardJson } from './schema';

const factsOf = ({ owner, ownerId, amount, currency }: RewardJson) => {
  return { ...(owner === 'agency' ? { agencyId: ownerId } : { programmeId: ownerId }), amount, currency };
};

/** Of one owner one after the other, so that whoever sets it at the same moment ends the other's. */
async function lockRewards(tx: Transaction, ownerId: string): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`rewards of ${ownerId}`}, 0))::text`;
}

/** What an agency, or the agencies of a programme, are given from now on for an invited hotel (rule 9.12); what was posted stays. */
export async function setReward(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, programmeId, amount, currency }: NewReward,
  context: WriteContext,
): Promise<RewardJson> {
  requireAdmin(viewer);
  const owner = agencyId ? { agencyId } : { programmeId: programmeId ?? '' };
  const isKnown = agencyId
    ? await tx.agency.count({ where: { id: agencyId } })
    : await tx.programme.count({ where: { id: programmeId ?? '', retiredAt: null } });
  if (!isKnown) throw new AppError('invalidInput', { status: 422, fields: { owner: 'invalidValue' } });
  await lockRewards(tx, agencyId ?? programmeId ?? '');
  const at = context.now();
  const [before] = await readRewards(tx, { ...owner, endedAt: null });
  await tx.reward.updateMany({ where: { ...owner, endedAt: null }, data: { endedAt: at } });
  const id = randomUUID();
  await tx.reward.create({ data: { id, ...owner, amount: toMinor(amount, currency), currency, setAt: at } });
  const made = await readReward(tx, id);
  await writeAudit(
    tx,
    { ...context, viewer },
    {
      ...({ action: 'reward.set', entity: 'reward', entityId: id } as const),
      ...(before && { before: factsOf(before) }),
      after: factsOf(made),
    },
  );
  return made;
}

/** From now on nothing is given any more. Throws 404 for one that is not there or has ended. */
export async function endReward(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  context: WriteContext,
): Promise<{ done: true }> {
  requireAdmin(viewer);
  const [known] = await readRewards(tx, { id, endedAt: null });
  const { count } = await tx.reward.updateMany({ where: { id, endedAt: null }, data: { endedAt: context.now() } });
  if (!known || count === 0) throw new AppError('notFound', { status: 404 });
  await writeAudit(
    tx,
    { ...context, viewer },
    { action: 'reward.ended', entity: 'reward', entityId: id, before: factsOf(known), after: {} },
  );
  return { done: true };
}
