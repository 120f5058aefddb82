import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { statusAt } from '../rules/transition';
import { leadsOf } from '../scope';
import type { LeadActor, LeadStatus } from '../types';

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
};

/** A line of the dashboard. Its status is that of now, whether or not the option's end has been written down. */
export type LeadLine = {
  _id: string;
  reference: string;
  version: number;
  status: LeadStatus;
  hotelId: string | null;
  hotelName: string | null;
  agentId: string;
  clientName: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  currency: string;
  priceTotal: bigint | null;
  optionRank: number | null;
  optionExpiresAt: Date | null;
  answerDueAt: Date | null;
  closedReason: string | null;
  createdAt: Date;
};

const MOST = 200;

const lineSelect = {
  id: true,
  reference: true,
  version: true,
  status: true,
  hotelId: true,
  hotel: { select: { name: true } },
  userId: true,
  clientFirstName: true,
  clientLastName: true,
  checkIn: true,
  checkOut: true,
  currency: true,
  priceTotal: true,
  optionRank: true,
  optionExpiresAt: true,
  answerDueAt: true,
  closedReason: true,
  createdAt: true,
} satisfies Prisma.LeadSelect;

function lineOf(row: Prisma.LeadGetPayload<{ select: typeof lineSelect }>, now: Date): LeadLine {
  const { id, hotel, userId, clientFirstName, clientLastName, checkIn, checkOut, ...rest } = row;
  return {
    ...rest,
    _id: id,
    status: statusAt(row, now),
    hotelName: hotel?.name ?? null,
    agentId: userId,
    clientName: `${clientFirstName} ${clientLastName}`,
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
  };
}

function isTeams(viewer: Viewer, scope: LeadFilter['scope']): boolean {
  return viewer.role === 'admin' || (viewer.role === 'supervisorAgent' && scope === 'team');
}

/** The status of now in a query: what the clock has ended is expired, though its row may not say so yet. */
function inStatuses(statuses: readonly LeadStatus[], now: Date): Prisma.LeadWhereInput {
  const lapsed: Prisma.LeadWhereInput = {
    status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] },
    optionExpiresAt: { lte: now },
  };
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
    ],
  };
}

/** An agent's own leads; a supervisor's own or the team's; an admin's all, or the agency's they act for. Newest first. */
export async function listLeads(viewer: Viewer, filter: LeadFilter = {}): Promise<LeadLine[]> {
  const now = await clock.now();
  const { scope, statuses, text, arrivesFrom, arrivesUntil, isOpen } = filter;
  const where: Prisma.LeadWhereInput = {
    ...leadsOf(viewer),
    ...(!isTeams(viewer, scope) && { userId: viewer.id }),
    checkIn: { gte: arrivesFrom && toDatabaseDay(arrivesFrom), lte: arrivesUntil && toDatabaseDay(arrivesUntil) },
    ...(isOpen && { closedAt: null }),
    AND: [statuses ? inStatuses(statuses, now) : {}, text ? matching(text) : {}],
  };
  const rows = await scoped(viewer, (tx) =>
    tx.lead.findMany({ where, select: lineSelect, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], take: MOST }),
  );
  return rows.map((row) => lineOf(row, now));
}

/** What ends or is to be answered next, soonest first: options until their end, requests until the answer is due. */
export async function listDueLeads(
  viewer: Viewer,
  scope?: LeadFilter['scope'],
): Promise<(LeadLine & { dueAt: Date })[]> {
  const lines = await listLeads(viewer, {
    scope,
    statuses: ['REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING'],
    isOpen: true,
  });
  return lines
    .flatMap((line) => {
      const dueAt = line.status === 'CONFIRMED_OPTION' ? line.optionExpiresAt : line.answerDueAt;
      return dueAt ? [{ ...line, dueAt }] : [];
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** One line of a lead's history; `key` below `lead.history` says it in plain words. */
export type HistoryLine = {
  at: Date;
  key: string;
  by: LeadActor;
  /** Null: the hotel, the product itself, or a colleague who has left. */
  actorName: string | null;
  reason: string | null;
};

export type LeadDetail = LeadLine & { message: string | null; history: HistoryLine[] };

/** A lead with its history, oldest first; null for one that is not theirs. */
export async function getLead(viewer: Viewer, leadId: string): Promise<LeadDetail | null> {
  const now = await clock.now();
  return scoped(viewer, async (tx) => {
    const row = await tx.lead.findFirst({
      where: { id: leadId, ...leadsOf(viewer) },
      select: {
        ...lineSelect,
        message: true,
        events: { orderBy: { id: 'asc' } },
        changes: { orderBy: { askedAt: 'asc' } },
      },
    });
    if (!row) return null;
    const { events, changes, message, ...rest } = row;
    const ids = [...events.map(({ actorId }) => actorId), ...changes.map(({ askedById }) => askedById)];
    const people = await tx.user.findMany({
      where: { id: { in: ids.filter((id) => id !== null) } },
      select: { id: true, firstName: true, lastName: true },
    });
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName}`.trim()]));
    const nameOf = (id: string | null) => (id ? names.get(id) : null) ?? null;
    const history: HistoryLine[] = [
      ...events.map(({ at, type, by, actorId, reason }) => {
        return { at, key: type, by, actorName: nameOf(actorId), reason };
      }),
      ...changes.flatMap(({ kind, status, askedAt, answeredAt, askedById, reason }): HistoryLine[] => {
        const by = askedById ? 'agent' : 'system';
        const asked = {
          at: askedAt,
          key: `${kind}.asked`,
          by: by as LeadActor,
          actorName: nameOf(askedById),
          reason: null,
        };
        if (!answeredAt) return [asked];
        const answer = { at: answeredAt, key: `${kind}.${status}`, actorName: null, reason };
        if (kind === 'extension') return [asked, { ...answer, by: status === 'withdrawn' ? 'system' : 'supplier' }];
        return [{ ...answer, by: by as LeadActor, actorName: nameOf(askedById) }];
      }),
    ].sort((a, b) => a.at.getTime() - b.at.getTime());
    return { ...lineOf(rest, now), message, history };
  });
}
