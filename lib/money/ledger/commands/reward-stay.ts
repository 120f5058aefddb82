import 'server-only';
import { z } from 'zod';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { enterScope } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { readRewardOf } from '../../reward/queries';
import type { LedgerSubject } from '../types';
import { postReward } from './post';

const select = {
  ...{ agencyId: true, hotelId: true, snapshotId: true, checkIn: true },
  hotel: { select: { city: { select: { countryId: true } } } },
  events: { orderBy: { id: 'desc' as const }, take: 1, select: { type: true } },
  changes: {
    where: { kind: { in: ['stayAnswer' as const, 'dispute' as const] }, status: 'accepted' as const },
    orderBy: { askedAt: 'asc' as const },
    select: { kind: true, data: true },
  },
};

/** What the house has said of a stay that was none. */
const noStaySchema = z.object({ answer: z.enum(['noShow', 'cancelled']) });

/** Whether somebody has slept there, as far as anybody says; a dispute that was decided for the agency says so. */
function isStay(last: string | undefined, changes: readonly { kind: string; data: unknown }[]): boolean {
  if (last !== 'confirmedBooking') return false;
  const answer = changes.findLast(({ kind }) => kind === 'stayAnswer');
  return changes.some(({ kind }) => kind === 'dispute') || !noStaySchema.safeParse(answer?.data).success;
}

/**
 * Posts the reward of the invitation that led to this stay (rule 9.12): the first of the agency in the hotel since it was claimed
 * that is earned while there is an amount. Asked again, or for the next stay, it does nothing.
 * Returns what it posted for. Leaves the product's scope.
 */
export async function rewardStay(
  tx: Transaction,
  leadId: string,
  { at, onDay }: { at: Date; onDay: PlainDate },
): Promise<LedgerSubject | null> {
  await enterScope(tx, 'system');
  const lead = await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select });
  const { agencyId, hotelId, snapshotId, hotel, events, changes } = lead;
  if (hotelId === null || !isStay(events[0]?.type, changes)) return null;
  const invitation = await tx.hotelInvitation.findFirst({
    where: { agencyId, hotelId, revokedAt: null, claimedAt: { not: null } },
    select: { id: true, claimedAt: true },
  });
  if (!invitation?.claimedAt) return null;
  const claimedOn = dayAt(invitation.claimedAt, timeZoneOf(hotel?.city.countryId ?? ''));
  if (fromDatabaseDay(lead.checkIn) < claimedOn) return null;
  // Of two stays that are earned at the same moment the second sees the first one's.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`reward of ${invitation.id}`}, 0))::text`;
  const known = await tx.ledgerPosting.count({ where: { invitationId: invitation.id, kind: 'reward' } });
  const reward = known === 0 ? await readRewardOf(tx, agencyId, at) : null;
  if (!reward) return null;
  const subject = {
    ...{ leadId, agencyId, snapshotId, invitationId: invitation.id, currency: reward.currency },
    supplier: { hotelId },
  };
  await postReward(tx, subject, reward.amount, { at, onDay, why: { rewardId: reward.id } });
  return subject;
}
