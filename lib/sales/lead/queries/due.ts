import 'server-only';
import { instantAt } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, type PlainDate, toDateOnly } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { isWhole, type LeadFilter, type LeadLine, lineSelect, WITHOUT_EARNINGS, whereOf, withTerms } from './leads';

export type DueLead = LeadLine & {
  dueAt: Date;
  kind: 'optionEnds' | 'answerDue' | 'freeUntil' | 'offerStands' | 'payment';
};

/** Days of a booking are told this many days before they come. */
const SOON_DAYS = 14;

/** Of which something can be due. */
const open = ['REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING', 'CONFIRMED_BOOKING'] as const;

/** What a line waits for next; null: nothing. */
export function dueOf(line: LeadLine): Pick<DueLead, 'dueAt' | 'kind'> | null {
  if (line.isClosed) return null;
  const { status, optionExpiresAt, answerDueAt, offerUntil, nextPayment, freeUntil } = line;
  const ends = (day: PlainDate) => instantAt(addDays(day, 1), '00:00', line.timeZone);
  const ahead: Pick<DueLead, 'dueAt' | 'kind'>[] = [
    ...(status === 'CONFIRMED_OPTION' && optionExpiresAt
      ? [{ dueAt: optionExpiresAt, kind: 'optionEnds' as const }]
      : []),
    ...(offerUntil ? [{ dueAt: offerUntil, kind: 'offerStands' as const }] : []),
    ...(answerDueAt ? [{ dueAt: answerDueAt, kind: 'answerDue' as const }] : []),
    ...(nextPayment ? [{ dueAt: ends(nextPayment.due), kind: 'payment' as const }] : []),
    ...(freeUntil ? [{ dueAt: ends(freeUntil), kind: 'freeUntil' as const }] : []),
  ];
  return ahead.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0] ?? null;
}

/** Where a promise counts days before arrival, in the shapes that snapshots have had. */
const DAY_FIELDS = ['daysBeforeArrival', 'daysBeforeCheckIn', 'daysPriorToArrival', 'fromDaysPriorToArrival'];

/**
 * Bookings of which a day may come soon: they arrive, or the terms they were promised count to one of these days. More than
 * there are, by a day or two: which day it is, and where, the terms themselves say.
 */
async function bookingsSoon(tx: Transaction, today: PlainDate): Promise<string[]> {
  const from = toDatabaseDay(addDays(today, -2));
  const until = toDatabaseDay(addDays(today, SOON_DAYS + 2));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM lead l JOIN price_snapshot s ON s.id = l.snapshot_id
    WHERE l.status = 'CONFIRMED_BOOKING' AND l.closed_at IS NULL AND l.check_in >= ${from}::date
      AND (l.check_in <= ${until}::date OR EXISTS (
        SELECT FROM unnest(${DAY_FIELDS}::text[]) field,
          jsonb_path_query(s.content, ('$.rooms[*].**."' || field || '"')::jsonpath) days
        WHERE jsonb_typeof(days) = 'number'
          AND l.check_in - days::int BETWEEN ${from}::date AND ${until}::date))`;
  return rows.map(({ id }) => id);
}

/** What somebody waits for by its own date, whenever the lead was made. A booking leaves once its stay has begun. */
function dueWhere(soon: readonly string[], now: Date): Prisma.LeadWhereInput {
  const asked = { status: 'asked' as const, OR: [{ answerDueAt: { not: null } }, { endsAt: { gt: now } }] };
  return {
    OR: [
      { status: 'CONFIRMED_OPTION', optionExpiresAt: { gt: now } },
      { status: { in: [...open] }, changes: { some: asked } },
      { id: { in: [...soon] } },
    ],
  };
}

/** Those of the lines that wait for something, soonest first. */
function dueAmong(lines: readonly LeadLine[], now: Date): DueLead[] {
  const latest = now.getTime() + SOON_DAYS * 86_400_000;
  return lines
    .flatMap((line) => {
      const next = dueOf(line);
      return next && (!['freeUntil', 'payment'].includes(next.kind) || next.dueAt.getTime() <= latest)
        ? [{ ...line, ...next }]
        : [];
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a._id < b._id ? -1 : 1));
}

/** What `listDueLeads` reads, of a list that leaves nobody out; null for one that was filtered or cut. */
export function dueInList(
  lines: readonly LeadLine[],
  { scope: _, ...chosen }: LeadFilter,
  now: Date,
): DueLead[] | null {
  if (!isWhole(lines, chosen)) return null;
  const from = addDays(toDateOnly(now) as PlainDate, -2);
  const waiting = lines.filter(({ status, checkIn }) => {
    return open.some((one) => one === status) && (status !== 'CONFIRMED_BOOKING' || checkIn >= from);
  });
  return dueAmong(waiting, now);
}

/** What ends or is to be answered next, soonest first: options until their end, requests until the answer is due, free days. */
export async function listDueLeads(viewer: Viewer, scope?: LeadFilter['scope']): Promise<DueLead[]> {
  const { now, today } = await clock.business();
  return scoped(viewer, async (tx) => {
    const where = whereOf(viewer, { scope, statuses: open, isOpen: true }, now());
    const due = dueWhere(await bookingsSoon(tx, today()), now());
    const rows = await tx.lead.findMany({ where: { AND: [where, due] }, select: lineSelect });
    return dueAmong(await withTerms(tx, rows, now(), WITHOUT_EARNINGS), now());
  });
}
