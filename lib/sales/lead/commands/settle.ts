import 'server-only';
import { enterScope } from '@/lib/people/scope';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import { factsOf, type LeadFacts, leadSelect } from '../queries/lead-row';
import type { LeadTarget } from '../types';
import { compete, fits, giveRoomsBack, holdRooms, readStock, unitsOf } from './inventory';
import { lapseQuestions, withdrawQuestions } from './question';
import { audited, changeLead, record, SYSTEM, tell } from './record';

const OPTIONS = { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] as ('REQUESTED_OPTION' | 'CONFIRMED_OPTION')[] };

/**
 * Everything that changes a lead of a hotel or property waits here for what changes another one of it, at most three seconds:
 * one lock for all of them, so that promoting somebody else's option needs no second one. It comes before every other lock:
 * of rooms, of the property's row, of leads.
 */
export async function lockTarget(tx: Transaction, { hotelId, propertyId }: LeadTarget): Promise<void> {
  const locked = `leads of ${hotelId ? `hotel ${hotelId}` : `property ${propertyId}`}`;
  await tx.$queryRaw`SELECT set_config('lock_timeout', '3000', true)`;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${locked}, 0))::text`;
}

/** Its leads, in a query. */
const of = ({ hotelId, propertyId }: LeadTarget): LeadTarget => ({ hotelId, propertyId });

/** What an option asks for, and where it stands: all that others need to know of it. */
type Rival = Pick<LeadFacts, 'id' | 'status' | 'optionRank' | 'propertyId' | 'checkIn' | 'checkOut'> & {
  rooms: { roomId: string; quantity: number }[];
};

/** Live options of a hotel or property, by rank and then by who asked first. */
async function liveOptions(tx: Transaction, target: LeadTarget): Promise<Rival[]> {
  const rows = await tx.lead.findMany({
    where: { ...of(target), status: OPTIONS },
    select: {
      ...{ id: true, status: true, optionRank: true, propertyId: true, checkIn: true, checkOut: true },
      rooms: { select: { roomId: true, quantity: true } },
    },
    orderBy: [{ optionRank: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ checkIn, checkOut, ...row }) => ({
    ...row,
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
  }));
}

/** First while every room has a unit nobody before asked for; else one behind the last who wants the same. */
async function rankBehind(tx: Transaction, lead: Rival, ahead: readonly Rival[]): Promise<number> {
  const rivals = ahead.filter((other) => compete(lead, other));
  const claimed = new Map<string, number>();
  // A confirmed first option is in the nights' figures already.
  for (const rival of rivals.filter(({ status, optionRank }) => status === 'REQUESTED_OPTION' && optionRank === 1)) {
    for (const [roomId, units] of unitsOf(rival)) claimed.set(roomId, (claimed.get(roomId) ?? 0) + units);
  }
  if (fits(lead, await readStock(tx, lead), { kind: 'free', claimed })) return 1;
  return 1 + Math.max(1, ...rivals.map(({ optionRank }) => optionRank ?? 1));
}

/** The rank of a new request. In the product's scope: other agencies' requests count and stay unseen. */
export async function rankOf(tx: Transaction, lead: LeadFacts): Promise<number> {
  await enterScope(tx, 'system');
  const others = (await liveOptions(tx, lead)).filter(({ id }) => id !== lead.id);
  return rankBehind(tx, lead, others);
}

/** Whoever waits moves up as far as the rooms allow, and is told. */
export async function promoteOptions(tx: Transaction, target: LeadTarget, context: WriteContext): Promise<void> {
  await enterScope(tx, 'system');
  const ahead: Rival[] = [];
  for (const lead of await liveOptions(tx, target)) {
    const rank = lead.optionRank ?? 1;
    const better = rank > 1 ? await rankBehind(tx, lead, ahead) : rank;
    if (better < rank) await moveUp(tx, lead.id, better, context);
    ahead.push({ ...lead, optionRank: Math.min(rank, better) });
  }
}

/**
 * Whoever else asked for what has just been sold is told why nobody can confirm it to them any more; the answer stays the
 * supplier's, and a cancellation may still open the way again. Leaves the product's scope.
 */
export async function tellOutdone(tx: Transaction, sold: LeadFacts, context: WriteContext): Promise<void> {
  await enterScope(tx, 'system');
  const rows = await tx.lead.findMany({
    where: {
      ...of(sold),
      id: { not: sold.id },
      status: { in: [...OPTIONS.in, 'REQUESTED_BOOKING'] },
      closedAt: null,
      checkIn: { lt: toDatabaseDay(sold.checkOut) },
      checkOut: { gt: toDatabaseDay(sold.checkIn) },
    },
    select: leadSelect,
    orderBy: { id: 'asc' },
  });
  for (const other of rows.map(factsOf)) {
    if (!compete(sold, other) || fits(other, await readStock(tx, other), { kind: 'unsold' })) continue;
    await tell(tx, other, 'soldMeanwhile', ['agent'], context);
  }
}

async function moveUp(tx: Transaction, leadId: string, rank: number, context: WriteContext): Promise<void> {
  const lead = factsOf(await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select: leadSelect }));
  const now = context.now();
  if (rank === 1 && lead.status === 'CONFIRMED_OPTION' && lead.optionExpiresAt) {
    await holdRooms(tx, lead, { kind: 'confirmedOption', expiresAt: lead.optionExpiresAt }, context);
  }
  await changeLead(tx, lead, { optionRank: rank }, now);
  await tx.leadChange.create({
    data: {
      leadId: lead.id,
      kind: 'promotion',
      status: 'accepted',
      askedAt: now,
      answeredAt: now,
      data: { from: lead.optionRank, to: rank },
    },
  });
  await audited(tx, lead, SYSTEM, context, {
    action: 'lead.optionPromoted',
    before: { optionRank: lead.optionRank },
    after: { optionRank: rank },
  });
  const promoted = { ...lead, optionRank: rank, version: lead.version + 1 };
  await tell(tx, promoted, 'promotedOption', ['agent', 'supplier'], context);
}

/** Of these the agent waits for an answer, and nothing else says that none came. */
const TOLD_OF = ['changeRequest', 'honourPrice', 'extension', 'stay'];

async function tellUnanswered(tx: Transaction, leadId: string, context: WriteContext): Promise<void> {
  const select = { id: true, version: true, brandId: true, hotelId: true, propertyId: true };
  const lead = await tx.lead.findUniqueOrThrow({ where: { id: leadId }, select });
  await tell(tx, lead, 'unanswered', ['agent'], context);
}

/**
 * Writes down what the clock has ended at a hotel or property, gives its nights back, lets the next move up and tells all of them. Every
 * command does it first, under the lock; the sweeper only does it where nobody else comes by. Leaves the product's scope.
 */
export async function settleTarget(tx: Transaction, target: LeadTarget, context: WriteContext): Promise<number> {
  await enterScope(tx, 'system');
  const now = context.now();
  const unanswered = await lapseQuestions(tx, target, now);
  const rows = await tx.lead.findMany({
    where: { ...of(target), status: OPTIONS, optionExpiresAt: { lte: now } },
    select: leadSelect,
    orderBy: { id: 'asc' },
  });
  for (const lapsed of rows.map(factsOf)) {
    await giveRoomsBack(tx, lapsed, context);
    const happened = { type: 'expiredOption' as const, to: 'EXPIRED_OPTION' as const, columns: { optionRank: null } };
    const expired = await record(tx, lapsed, SYSTEM, happened, context);
    await withdrawQuestions(tx, lapsed, now);
    await tell(tx, expired, 'expiredOption', ['agent', 'supplier'], context);
  }
  const ended = new Set(rows.map(({ id }) => id));
  for (const { leadId, kind } of unanswered) {
    if (TOLD_OF.includes(kind) && !ended.has(leadId)) await tellUnanswered(tx, leadId, context);
  }
  const lapsedHolds = { releasedAt: null, expiresAt: { lte: now } };
  const { hotelId, propertyId } = target;
  const { count } = propertyId
    ? await tx.propertyHold.updateMany({ where: { propertyId, ...lapsedHolds }, data: { releasedAt: now } })
    : await tx.roomHold.updateMany({
        where: { room: { hotelId: hotelId ?? '' }, ...lapsedHolds },
        data: { releasedAt: now },
      });
  if (rows.length + count > 0) await promoteOptions(tx, target, context);
  return rows.length;
}
