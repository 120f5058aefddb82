import 'server-only';
import { z } from 'zod';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { nextDueOf } from '@/lib/money/dues/rules';
import { leadsOf } from '@/lib/people/access/leads';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { money } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { freedomOf } from '@/lib/rates/terms/rules/fees';
import type { Prisma } from '@/prisma/generated/client';
import { promisedOf, snapshotTermsSchema } from '../kept-terms';
import { linesOf } from '../rules/cancellation';
import type { CardFee } from '../rules/card-fee';
import { type Counted, countedOf } from '../rules/counted';
import { groupOf, type LeadGroup } from '../rules/group';
import { earnedAfterCancelling } from '../rules/lead-terms';
import { pricedLines } from '../rules/price-columns';
import { answerOwedAt, offerStandsUntil } from '../rules/question';
import { statusAt } from '../rules/transition';
import type { DashboardQuery } from '../schema';
import { type LeadStatus, leadStatuses } from '../types';
import { idsCounted, whereCounted } from './counted';
import { saidCardFee } from './told';

export type LeadFilter = {
  /** `team`: the whole agency's, for supervisors. */
  scope?: 'team';
  statuses?: readonly LeadStatus[];
  /** Names of clients and hotels, references. */
  text?: string;
  arrivesFrom?: PlainDate;
  arrivesUntil?: PlainDate;
  /** Without those that were closed. */
  isOpen?: boolean;
  group?: LeadGroup;
  /** Of one client. */
  clientId?: string;
  /** What a figure of a report counts. */
  counted?: Counted;
};

/** Whether the reader may know what a lead earns (`canSeeCommission`): else it is not in the answer. */
export type Earnings = { seesCommission: boolean };

/** A line of the dashboard. Its status is that of now, whether or not the option's end has been written down. */
export type LeadLine = {
  _id: string;
  reference: string;
  version: number;
  status: LeadStatus;
  hotelId: string | null;
  propertyId: string | null;
  /** Of the hotel or property. */
  hotelName: string | null;
  /** Where it stands. */
  timeZone: string;
  agentId: string;
  agencyId: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  priceTotal: bigint | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  answerDueAt: Date | null;
  /** Until when a counter-offer of the supplier may be accepted. */
  offerUntil: Date | null;
  isClosed: boolean;
  closedReason: string | null;
  createdAt: Date;
  /** Of a booking: the last day on which cancelling costs nothing, while that lies ahead. */
  freeUntil: PlainDate | null;
  /** What paying by card costs beside the price, once somebody asks for the stay; null: nothing. */
  cardFee: CardFee | null;
  /** Until when the due that comes first is to be paid; null: nothing is, or only at the hotel. */
  nextPaymentUntil: PlainDate | null;
  /** Of a booking that was cancelled: the fee, in minor units; null: nobody has said yet. Absent for any other lead. */
  owed?: bigint | null;
  /** Minor units; absent for whom may not know it. Of a booking that was cancelled what remains of it. */
  commission?: bigint;
};

/** So many are listed at most. */
export const MOST = 200;

export const newestFirst = [{ createdAt: 'desc' }, { id: 'asc' }] satisfies Prisma.LeadOrderByWithRelationInput[];

export const lineSelect = {
  id: true,
  reference: true,
  version: true,
  status: true,
  hotelId: true,
  hotel: { select: { name: true, city: { select: { countryId: true } } } },
  propertyId: true,
  property: { select: { name: true, city: { select: { countryId: true } } } },
  commissionPercent: true,
  userId: true,
  agencyId: true,
  snapshotId: true,
  closedAt: true,
  rooms: { select: { priceTotal: true, commissionPercent: true } },
  clientFirstName: true,
  clientLastName: true,
  checkIn: true,
  checkOut: true,
  currency: true,
  priceTotal: true,
  optionRank: true,
  optionExpiresAt: true,
  changes: {
    where: { status: 'asked' },
    select: { kind: true, status: true, answerDueAt: true, endsAt: true },
  },
  closedReason: true,
  createdAt: true,
  payment: true,
  consumerBooking: { select: { cardFee: true } },
  dues: {
    where: { status: 'open' },
    select: { kind: true, status: true, isAtHotel: true, until: true },
  },
  events: {
    where: { type: 'cancelledBooking' },
    select: { at: true, data: true },
    orderBy: { id: 'desc' },
    take: 1,
  },
} satisfies Prisma.LeadSelect;

export type LineRow = Prisma.LeadGetPayload<{ select: typeof lineSelect }>;

type Earning = Pick<LineRow, 'rooms' | 'propertyId' | 'priceTotal' | 'commissionPercent'>;

/** The commission of rooms, or of the property, as the lead keeps them, in minor units; per cent have at most two decimals. */
export function earnedBy(row: Earning): bigint {
  return BigInt(commissionOf(pricedLines(row)).total);
}

/** Each thing by its name: what is selected beside it for another purpose is in no answer. */
export function lineOf(row: LineRow, now: Date, { seesCommission }: Earnings): LeadLine {
  const target = row.hotel ?? row.property;
  return {
    _id: row.id,
    reference: row.reference,
    version: row.version,
    status: statusAt(row, now),
    hotelId: row.hotelId,
    propertyId: row.propertyId,
    hotelName: target?.name ?? null,
    timeZone: timeZoneOf(target?.city.countryId ?? ''),
    agentId: row.userId,
    agencyId: row.agencyId,
    clientName: `${row.clientFirstName} ${row.clientLastName}`,
    checkIn: fromDatabaseDay(row.checkIn),
    checkOut: fromDatabaseDay(row.checkOut),
    currency: row.currency,
    priceTotal: row.priceTotal,
    optionRank: row.optionRank,
    optionExpiresAt: row.optionExpiresAt,
    answerDueAt: answerOwedAt(row.changes, now),
    offerUntil: offerStandsUntil(row.changes, now),
    isClosed: row.closedAt !== null,
    closedReason: row.closedReason,
    createdAt: row.createdAt,
    freeUntil: null,
    cardFee: null,
    nextPaymentUntil: nextDueOf(row.dues.map((due) => ({ ...due, until: fromDatabaseDay(due.until) })))?.until ?? null,
    ...(seesCommission && { commission: earnedBy(row) }),
  };
}

type Cancelled = { at: Date; data: unknown };

/** What an event of a cancellation keeps. */
export const feeDataSchema = z.object({ fee: z.number().nullable(), currency: z.string() });

/** What the terms that were stored with the price make of a booking now, or left of one that was cancelled. */
export function termsOfLine(
  line: Omit<LeadLine, 'freeUntil' | 'owed'>,
  content: unknown,
  cancelled: Cancelled | undefined,
  now: Date,
  { seesCommission }: Earnings,
): Partial<Pick<LeadLine, 'freeUntil' | 'owed' | 'commission'>> {
  const kept = snapshotTermsSchema.safeParse(content);
  if (!kept.success) return {};
  const { checkIn, currency, timeZone, status } = line;
  const rooms = promisedOf(kept.data);
  const stay = { checkIn, today: dayAt(now, timeZone) };
  if (status === 'CONFIRMED_BOOKING') {
    return { freeUntil: freedomOf(linesOf(rooms, currency), stay).freeUntil };
  }
  const fee = status === 'CANCELLED_BOOKING' ? feeDataSchema.safeParse(cancelled?.data) : null;
  if (!fee || !cancelled) return {};
  const owed = fee.data?.fee ?? null;
  const day = { checkIn, today: dayAt(cancelled.at, timeZone) };
  const earned = owed === null ? null : earnedAfterCancelling(rooms, money(owed, currency), day);
  return {
    owed: owed === null ? null : BigInt(owed),
    ...(seesCommission && { commission: earned ? BigInt(earned.amount) : undefined }),
  };
}

function isTeams(viewer: Viewer, scope: LeadFilter['scope']): boolean {
  return viewer.role === 'admin' || (viewer.role === 'supervisorAgent' && scope === 'team');
}

/** Options the clock has ended, whether or not their rows say so yet. */
export function lapsedAt(now: Date): Prisma.LeadWhereInput {
  return { status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] }, optionExpiresAt: { not: null, lte: now } };
}

/** The status of now in a query: what the clock has ended is expired, though its row may not say so yet. */
function inStatuses(statuses: readonly LeadStatus[], now: Date): Prisma.LeadWhereInput {
  const lapsed = lapsedAt(now);
  const stored: Prisma.LeadWhereInput = { status: { in: [...statuses] }, NOT: lapsed };
  return statuses.includes('EXPIRED_OPTION') ? { OR: [stored, lapsed] } : stored;
}

function matching(text: string): Prisma.LeadWhereInput {
  const contains = { contains: text, mode: 'insensitive' as const };
  return {
    OR: [
      { clientFirstName: contains },
      { clientLastName: contains },
      { reference: contains },
      { bookingReference: contains },
      { clientReference: contains },
      { hotel: { name: contains } },
      { property: { name: contains } },
    ],
  };
}

export function inGroup(group: LeadGroup, now: Date): Prisma.LeadWhereInput {
  const statuses = leadStatuses.filter((status) => groupOf({ status, isClosed: false }) === group);
  if (group === 'ended') return { OR: [inStatuses(statuses, now), { closedAt: { not: null } }] };
  return { AND: [inStatuses(statuses, now), { closedAt: null }] };
}

export function whereOf(viewer: Viewer, filter: LeadFilter, now: Date): Prisma.LeadWhereInput {
  const { scope, statuses, group, text, arrivesFrom, arrivesUntil, isOpen, counted, clientId } = filter;
  return {
    ...leadsOf(viewer),
    ...(!isTeams(viewer, scope) && { userId: viewer.id }),
    checkIn: { gte: arrivesFrom && toDatabaseDay(arrivesFrom), lte: arrivesUntil && toDatabaseDay(arrivesUntil) },
    ...(isOpen && { closedAt: null }),
    ...(clientId && { clientId }),
    AND: [
      statuses ? inStatuses(statuses, now) : {},
      group ? inGroup(group, now) : {},
      counted ? whereCounted(counted, inGroup('ended', now), now) : {},
      ...(text ? text.split(/\s+/).map(matching) : []),
    ],
  };
}

export const WITHOUT_EARNINGS: Earnings = { seesCommission: false };

/** The same, with what a figure asks for that the columns of a lead do not say. */
export async function whereIn(
  tx: Transaction,
  viewer: Viewer,
  filter: LeadFilter,
  now: Date,
): Promise<Prisma.LeadWhereInput> {
  const where = whereOf(viewer, filter, now);
  const ids = filter.counted ? await idsCounted(tx, viewer, filter.counted) : null;
  return ids ? { AND: [where, { id: { in: ids } }] } : where;
}

/** What the address of a list asks for. Where commission is, only those may ask who see it. */
export function filterOf(
  { money, ...asked }: DashboardQuery,
  scope?: LeadFilter['scope'],
  { seesCommission }: Earnings = WITHOUT_EARNINGS,
): LeadFilter {
  const query = { ...asked, ...(seesCommission && { money }) };
  return {
    ...{ scope, group: query.state, text: query.search || undefined },
    ...{ arrivesFrom: query.from, arrivesUntil: query.until, counted: countedOf(query) ?? undefined },
  };
}

/** Whether the terms that were kept with its price say anything of a line. */
export function asksTerms({ status, payment }: Pick<LineRow, 'status' | 'payment'>): boolean {
  return payment !== null || status === 'CONFIRMED_BOOKING' || status === 'CANCELLED_BOOKING';
}

/** A row as a line, with what its terms make of it now, where they are asked. */
export function lineWith(row: LineRow, content: unknown, now: Date, earnings: Earnings): LeadLine {
  if (!asksTerms(row) || !content) return lineOf(row, now, earnings);
  const line = { ...lineOf(row, now, earnings), cardFee: saidCardFee({ ...row, snapshot: { content } }) };
  return { ...line, ...termsOfLine(line, content, row.events[0], now, earnings) };
}

/** Rows as lines, bookings with what their terms make of them now. */
async function withTerms(
  tx: Transaction,
  rows: readonly LineRow[],
  now: Date,
  earnings: Earnings,
): Promise<LeadLine[]> {
  const snapshots = await tx.priceSnapshot.findMany({
    where: { id: { in: rows.filter(asksTerms).map(({ snapshotId }) => snapshotId) } },
    select: { id: true, content: true },
  });
  const contents = new Map(snapshots.map(({ id, content }) => [id, content]));
  return rows.map((row) => lineWith(row, contents.get(row.snapshotId), now, earnings));
}

/** An agent's own leads; a supervisor's own or the team's; an admin's all, or the agency's they act for. Newest first. */
export async function listLeads(
  viewer: Viewer,
  filter: LeadFilter = {},
  earnings: Earnings = WITHOUT_EARNINGS,
): Promise<LeadLine[]> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const rows = await tx.lead.findMany({
      where: await whereIn(tx, viewer, filter, now),
      select: lineSelect,
      orderBy: newestFirst,
      take: MOST,
    });
    return withTerms(tx, rows, now, earnings);
  });
}

/** Whether there is any lead to show; else the page says what will be there. */
export async function hasLeads(viewer: Viewer, scope?: LeadFilter['scope']): Promise<boolean> {
  const now = await clock.now();
  const found = await scoped(viewer, (tx) =>
    tx.lead.findFirst({ where: whereOf(viewer, { scope }, now), select: { id: true } }),
  );
  return found !== null;
}
