import 'server-only';
import { dayAt, instantAt } from '@/lib/catalogue/place/property-time';
import { mayConfigurePayouts } from '@/lib/money/payout/rules';
import { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { groupOf, kindsOf, scopesOf } from '../rules/list';
import {
  type ListedDeadline,
  type ListedToday,
  reasonSchema,
  type TodayJson,
  type TodayQuery,
  type TodayScope,
} from '../schema';
import type { DeadlineKind, DeadlineSide, DeadlineSubject } from '../types';

type Brand = Parameters<typeof canSeeCommission>[1];

/** What of a deadline `d` belongs to a list. The row security holds it to that, too. */
function inScope(viewer: Viewer, scope: TodayScope): Prisma.Sql {
  const agency = Prisma.sql`d.agency_id = ${viewer.agency?.id ?? ''}`;
  switch (scope) {
    case 'mine':
      // What is nobody's of the agency is its supervisors'.
      return viewer.role === 'supervisorAgent' || viewer.isOwner
        ? Prisma.sql`${agency} AND (d.user_id = ${viewer.id} OR d.user_id IS NULL)`
        : Prisma.sql`${agency} AND d.user_id = ${viewer.id}`;
    case 'team':
      return agency;
    case 'desk':
      return Prisma.sql`d.waits_for = 'supplier' AND d.kind <> 'requestEnds'
        AND (d.hotel_id = ${viewer.hotelId ?? ''} OR d.operator_id = ${viewer.operatorId ?? ''})`;
    case 'house':
      return Prisma.sql`d.waits_for = 'house'`;
    case 'all':
      return Prisma.sql`true`;
  }
}

/** The last day on which a row of `openDeadlines` is in time, by the clocks of its house. */
export const dayOfDeadline = Prisma.sql`to_char((until - CASE WHEN is_day THEN interval '1 millisecond' ELSE interval '0' END)
  AT TIME ZONE time_zone, 'YYYY-MM-DD')`;

/** Of payouts that rest only those read who look after them, and who may know what is earned. */
export function seesHeld(viewer: Viewer, brand: Brand): boolean {
  if (viewer.isClientSafe) return false;
  if (viewer.role === 'admin' && !viewer.isActing) return true;
  return canSeeCommission(viewer, brand) && mayConfigurePayouts(viewer);
}

function listed(viewer: Viewer, scope: TodayScope, seesPayouts: boolean): Prisma.Sql {
  return seesPayouts ? inScope(viewer, scope) : Prisma.sql`${inScope(viewer, scope)} AND d.kind <> 'payoutHeld'`;
}

/** What stands open at a moment, with when a snooze of the reader's ends; what is put off has `back` after `now`. */
export function openDeadlines(viewer: Viewer, scope: TodayScope, seesPayouts: boolean, now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT d.*, CASE WHEN s.set_at < d.until THEN least(s.until, d.until) ELSE s.until END AS back
    FROM deadline d LEFT JOIN deadline_snooze s ON s.deadline_id = d.id AND s.user_id = ${viewer.id}
    WHERE ${listed(viewer, scope, seesPayouts)} AND d.done_at IS NULL AND d.begins_at <= ${now}
      AND (d.ends_at IS NULL OR d.ends_at > ${now})`;
}

/** Whoever opens a list again later asks for what is due, and not for what was done then. */
const KEPT_MILLISECONDS = 3_600_000;

/** One deadline that was done or has ended a short while ago, in the shape of `openDeadlines` (rule 10.7). */
function doneLately(viewer: Viewer, scope: TodayScope, seesPayouts: boolean, now: Date, id: string): Prisma.Sql {
  return Prisma.sql`
    SELECT d.*, NULL::timestamptz AS back FROM deadline d
    WHERE ${listed(viewer, scope, seesPayouts)} AND d.id = ${id}
      AND least(d.done_at, d.ends_at) BETWEEN ${new Date(now.getTime() - KEPT_MILLISECONDS)} AND ${now}`;
}

type CountRow = { kind: DeadlineKind; isSnoozed: boolean; isSoon: boolean; day: PlainDate; count: number };

type Row = {
  id: string;
  kind: DeadlineKind;
  subject: DeadlineSubject;
  subjectId: string;
  waitsFor: DeadlineSide;
  until: Date;
  timeZone: string;
  isDay: boolean;
  back: Date | null;
  isDone: boolean;
  reason: unknown;
  client: string | null;
  house: string | null;
  agency: string | null;
  agent: string | null;
  isProperty: boolean | null;
  version: number | null;
  checkIn: PlainDate | null;
  checkOut: PlainDate | null;
  alternativeId: string | null;
};

const stayColumns = Prisma.sql`concat_ws(' ', l.client_first_name, l.client_last_name) AS client,
  to_char(l.check_in, 'YYYY-MM-DD') AS "checkIn", to_char(l.check_out, 'YYYY-MM-DD') AS "checkOut", l.version`;

/** Of a lead `d` is about: for its agency out of the lead, for whoever answers out of the views that are theirs. */
function leadOf(scope: TodayScope): Prisma.Sql {
  if (scope !== 'desk') {
    return Prisma.sql`SELECT ${stayColumns}, l.property_id IS NOT NULL AS "isProperty",
      coalesce(h.name, p.name) AS house, NULL::text AS agency
      FROM lead l LEFT JOIN hotel h ON h.id = l.hotel_id LEFT JOIN property p ON p.id = l.property_id
      WHERE d.subject = 'lead' AND l.id = d.subject_id`;
  }
  return Prisma.sql`
    SELECT ${stayColumns}, false AS "isProperty", h.name AS house, l.agency_name AS agency
    FROM hotel_lead l JOIN hotel h ON h.id = l.hotel_id
    WHERE d.subject = 'lead' AND d.hotel_id IS NOT NULL AND l.id = d.subject_id
    UNION ALL
    SELECT ${stayColumns}, true, p.name, l.agency_name
    FROM operator_lead l JOIN property p ON p.id = l.property_id
    WHERE d.subject = 'lead' AND d.operator_id IS NOT NULL AND l.id = d.subject_id`;
}

type Asked = {
  open: Prisma.Sql;
  scope: TodayScope;
  where: Prisma.Sql;
  limit: number;
  /** Beside them, where it is done already. */
  kept: Prisma.Sql | null;
};

function readRows(tx: Transaction, { open, scope, where, limit, kept }: Asked) {
  const first = Prisma.sql`(SELECT *, false AS is_done FROM (${open}) open WHERE ${where} ORDER BY until, id LIMIT ${limit})`;
  return tx.$queryRaw<Row[]>`
    WITH shown AS (${kept ? Prisma.sql`${first} UNION ALL SELECT *, true FROM (${kept}) kept` : first})
    SELECT d.id, d.kind::text AS kind, d.subject::text AS subject, d.subject_id AS "subjectId",
      d.waits_for::text AS "waitsFor", d.until, d.time_zone AS "timeZone", d.is_day AS "isDay", d.back, d.is_done AS "isDone", d.reason,
      nullif(coalesce(l.client, concat_ws(' ', o.client_first_name, o.client_last_name)), '') AS client,
      coalesce(l.house, h.name) AS house, coalesce(l.agency, a.name, ca.name) AS agency,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') AS agent,
      l."isProperty", l.version, l."checkIn", l."checkOut",
      CASE WHEN d.kind = 'clientComment' THEN d.key END AS "alternativeId"
    FROM shown d
    LEFT JOIN LATERAL (${leadOf(scope)}) l ON true
    LEFT JOIN offer o ON d.subject = 'offer' AND o.id = d.subject_id
    LEFT JOIN hotel h ON d.subject = 'conversation' AND h.id = d.hotel_id
    LEFT JOIN agency a ON a.id = d.agency_id
    LEFT JOIN conversation_agency ca ON d.subject = 'conversation' AND ca.conversation_id = d.subject_id
    LEFT JOIN app_user u ON u.id = d.user_id
    ORDER BY d.until, d.id`;
}

function toJson(row: Row, now: Date): ListedDeadline {
  const { id, kind, subject, waitsFor, until, timeZone, isDay, back } = row;
  return {
    ...{ id, kind, group: groupOf(kind), waitsFor, until: until.toISOString(), timeZone, isDay },
    day: dayAt(new Date(until.getTime() - (isDay ? 1 : 0)), timeZone),
    isOverdue: until <= now,
    snoozedUntil: back && back > now ? back.toISOString() : null,
    about: {
      ...{ subject, id: row.subjectId, isProperty: row.isProperty ?? false, version: row.version },
      ...{ client: row.client, house: row.house, agency: row.agency, agent: row.agent },
      ...{ checkIn: row.checkIn, checkOut: row.checkOut, alternativeId: row.alternativeId },
    },
    reason: reasonSchema.parse(row.reason),
    ...(row.isDone && { isDone: true }),
  };
}

const DAYS_AHEAD = 7;

/** The days of the list by the clocks of the houses, which are those of the office. */
function daysOf(rows: readonly CountRow[], today: PlainDate): TodayJson['days'] {
  return Array.from({ length: DAYS_AHEAD }, (_, ahead) => {
    const day = addDays(today, ahead);
    const isOf = (row: CountRow) => (ahead === 0 ? row.day <= day : row.day === day);
    const count = rows.filter((row) => !row.isSnoozed && isOf(row)).reduce((sum, one) => sum + one.count, 0);
    return { day, count };
  });
}

function countsOf(rows: readonly CountRow[]): TodayJson['counts'] {
  const of = (isOf: (row: CountRow) => boolean) => rows.filter(isOf).reduce((sum, one) => sum + one.count, 0);
  const ofGroup = (group: 'options' | 'answers' | 'clients' | 'money') =>
    of(({ kind, isSnoozed }) => !isSnoozed && groupOf(kind) === group);
  return {
    all: of(({ isSnoozed }) => !isSnoozed),
    ...{ options: ofGroup('options'), answers: ofGroup('answers') },
    ...{ clients: ofGroup('clients'), money: ofGroup('money') },
    snoozed: of(({ isSnoozed }) => isSnoozed),
  };
}

/**
 * What is due, by the clock (rule 10.2); the groups and days count all of it, whatever was asked for. Who
 * belongs nowhere has an empty list.
 */
export async function listToday(
  viewer: Viewer,
  brand: Brand,
  /**
   * `isBesideRequests`: a list of what is asked of the house says that part of it already. `opened`: the line a page has
   * opened, which stays in its place when it is done. `to`: of the days from `on` to it.
   */
  query: TodayQuery & {
    leadId?: string;
    isBesideRequests?: true;
    opened?: string | undefined;
    to?: PlainDate | undefined;
  },
): Promise<ListedToday> {
  const own = scopesOf(viewer);
  const scope = own.find((one) => one === query.scope) ?? own[0] ?? 'mine';
  const now = await clock.now();
  const seesPayouts = seesHeld(viewer, brand);
  const all = openDeadlines(viewer, scope, seesPayouts, now);
  const open = query.isBesideRequests ? Prisma.sql`${all} AND d.kind <> 'answerDue'` : all;
  const { kind, until, limit, leadId, on, to = on, of, opened } = query;
  const shown = kind === 'snoozed' ? Prisma.sql`back > ${now}` : Prisma.sql`(back IS NULL OR back <= ${now})`;
  const where = Prisma.sql`${on ? Prisma.sql`greatest(${dayOfDeadline}, ${dayAt(now, OFFICE_TIME_ZONE)}) BETWEEN ${on} AND ${to}` : shown}
    ${of ? Prisma.sql`AND user_id IS NOT DISTINCT FROM ${of === 'nobody' ? null : of}` : Prisma.empty}
    ${kind && kind !== 'snoozed' ? Prisma.sql`AND kind::text = ANY (${[...kindsOf(kind)]})` : Prisma.empty}
    ${leadId ? Prisma.sql`AND subject = 'lead' AND subject_id = ${leadId}` : Prisma.empty}
    ${until ? Prisma.sql`AND until <= ${instantAt(addDays(until, 1), '00:00', OFFICE_TIME_ZONE)}` : Prisma.empty}`;
  const kept = opened ? doneLately(viewer, scope, seesPayouts, now, opened) : null;
  const soon = new Date(now.getTime() + 3 * 3_600_000);
  return scoped(viewer, async (tx) => {
    const counts = await tx.$queryRaw<CountRow[]>`
      SELECT kind::text AS kind, coalesce(back > ${now}, false) AS "isSnoozed", until <= ${soon} AS "isSoon",
        ${dayOfDeadline} AS day,
        count(*)::int AS count
      FROM (${open}) open GROUP BY 1, 2, 3, 4`;
    const rows = await readRows(tx, { open, scope, where, limit, kept });
    return {
      scope,
      results: rows.map((row) => toJson(row, now)),
      counts: countsOf(counts),
      days: daysOf(counts, dayAt(now, OFFICE_TIME_ZONE)),
      soon: counts.filter((row) => row.isSoon && !row.isSnoozed).reduce((sum, { count }) => sum + count, 0),
    };
  });
}

/** The first that lies ahead, of anybody, or of the agency somebody acts for; null: there is none. */
export async function findNextDeadline(
  viewer: Viewer,
  brand: Brand,
): Promise<{ line: ListedDeadline; scope: TodayScope } | null> {
  const scope = scopesOf(viewer).at(-1) ?? 'mine';
  const now = await clock.now();
  const open = openDeadlines(viewer, scope, seesHeld(viewer, brand), now);
  const where = Prisma.sql`until > ${now}`;
  const [row] = await scoped(viewer, (tx) => readRows(tx, { open, scope, where, limit: 1, kept: null }));
  return row ? { line: toJson(row, now), scope } : null;
}
