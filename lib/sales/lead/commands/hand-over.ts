import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { inGroup } from '../queries/leads';

type People = { agencyId: string; fromId: string; toId: string };

/**
 * Gives what a colleague still has to do to another one (rule 3.20): leads that run, and offers, with what is due of them. What the
 * former did stays under their name. 404 for people of another agency, 422 for somebody who is not there any more.
 */
export async function handOverLeads(
  tx: Transaction,
  viewer: Viewer,
  { agencyId, fromId, toId }: People,
  context: WriteContext,
): Promise<{ leads: number; offers: number }> {
  if (!managesAgency(viewer, agencyId)) throw new AppError('notFound', { status: 404 });
  const members = await tx.membership.findMany({
    where: { agencyId, userId: { in: [fromId, toId] } },
    select: { userId: true, removedAt: true },
  });
  if (!members.some(({ userId }) => userId === fromId)) throw new AppError('notFound', { status: 404 });
  const isThere = toId !== fromId && members.some(({ userId, removedAt }) => userId === toId && removedAt === null);
  if (!isThere) throw new AppError('invalidInput', { status: 422, fields: { toId: 'colleagueMissing' } });
  const now = context.now();
  const of = { agencyId, userId: fromId };
  const running = { AND: [of, { NOT: inGroup('ended', now) }] };
  // In one order, so that two hand-overs wait for each other.
  const leads = await tx.lead.findMany({ where: running, select: { id: true }, orderBy: { id: 'asc' } });
  const leadIds: string[] = [];
  for (const { id } of leads) {
    const data = { userId: toId, version: { increment: 1 }, updatedAt: now };
    const { count } = await tx.lead.updateMany({ where: { ...of, id }, data });
    if (count === 0) continue;
    leadIds.push(id);
    await writeAudit(
      tx,
      { viewer, requestId: context.requestId, now: context.now },
      {
        ...{ action: 'lead.changed', entity: 'lead', entityId: id },
        ...{ before: { userId: fromId }, after: { userId: toId, by: 'agent', handedOver: true } },
      },
    );
  }
  const offers = await tx.offer.updateManyAndReturn({
    where: of,
    data: { userId: toId, updatedAt: now },
    select: { id: true },
  });
  const offerIds = offers.map(({ id }) => id);
  await tell(tx, { agencyId, fromId, toId, byId: viewer.id, leadIds, offerIds }, context);
  return { leads: leadIds.length, offers: offerIds.length };
}

type Handed = People & { byId: string; leadIds: string[]; offerIds: string[] };

/** One mail to each of the two, whatever was handed over; none where nothing was. */
async function tell(tx: Transaction, handed: Handed, { brandId, locale }: WriteContext): Promise<void> {
  if (handed.leadIds.length + handed.offerIds.length === 0) return;
  const handOver = randomUUID();
  for (const to of ['taker', 'giver'] as const) {
    await enqueueMail(tx, `handOver:${handOver}:${to}`, { mail: 'handedOver', to, ...handed, locale, brandId });
  }
}
