import 'server-only';
import type { PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { officeMoments } from '@/lib/sales/lead/queries/counted';
import { groupOf, leadGroups } from '@/lib/sales/lead/rules/group';
import { supplierQuestions } from '@/lib/sales/lead/rules/question';
import { leadStatuses } from '@/lib/sales/lead/types';
import { Prisma } from '@/prisma/generated/client';

/** Leads `l` of a report: an agency's for its supervisors, all for admins; the row security holds it to that, too. */
export function inReach(viewer: Viewer): Prisma.Sql {
  if (viewer.role === 'admin' && !viewer.isActing) return Prisma.sql`true`;
  const agency = Prisma.sql`l.agency_id = ${viewer.agency?.id ?? ''}`;
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  return seesTeam ? agency : Prisma.sql`${agency} AND l.user_id = ${viewer.id}`;
}

const endings = Prisma.sql`ARRAY['REQUESTED_OPTION', 'CONFIRMED_OPTION']`;

/**
 * In which of the five states of the list (`groupOf`) a lead `l` stands at a moment. The one place that says it in SQL:
 * columns of dashboards and reports are this, and a list that is opened from one is held to it by a test.
 */
export function stateOf(now: Date): Prisma.Sql {
  const cases = leadGroups.map((group) => {
    const statuses = leadStatuses.filter((status) => groupOf({ status, isClosed: false }) === group);
    return Prisma.sql`WHEN l.status::text = ANY (${statuses}) THEN ${group}`;
  });
  return Prisma.sql`CASE
    WHEN l.closed_at IS NOT NULL OR (l.status::text = ANY (${endings}) AND l.option_expires_at <= ${now}) THEN 'ended'
    ${Prisma.join(cases, ' ')} END`;
}

/**
 * What became of the leads `l` of a report, joined as `o`: a house has confirmed an option of it, or a booking. It counts for
 * good, whatever came of it later. `reach`: which leads they are, by agency, person, arrival or day of saving. All are asked
 * at once: lead by lead it took longer than everything else.
 */
export const joinOutcome = (reach: Prisma.Sql): Prisma.Sql => Prisma.sql`LEFT JOIN (
    SELECT l.id, bool_or(l.type = 'confirmedOption') AS "isOptioned", bool_or(l.type = 'confirmedBooking') AS "isBooked"
    FROM counted_event l WHERE ${reach} GROUP BY l.id
  ) o ON o.id = l.id`;
export const wasOptioned = Prisma.sql`coalesce(o."isOptioned", false)`;
export const wasBooked = Prisma.sql`coalesce(o."isBooked", false)`;

/** Why a lost lead came to nothing: what was said when it was closed, else what its state says. */
export const lossOf = Prisma.sql`CASE
  WHEN l.lost_because IS NOT NULL THEN l.lost_because::text
  WHEN l.status IN ('DECLINED_OPTION', 'DECLINED_BOOKING') THEN 'declined'
  WHEN l.closed_at IS NULL AND l.status IN ('REQUESTED_OPTION', 'CONFIRMED_OPTION', 'EXPIRED_OPTION') THEN 'lapsed'
  ELSE 'unsaid' END`;

type Period = { from?: PlainDate | undefined; until?: PlainDate | undefined };

/** A column of days, both ends included. */
export function daysIn(column: Prisma.Sql, { from, until }: Period): Prisma.Sql {
  return Prisma.sql`${from ? Prisma.sql`${column} >= ${from}::date` : Prisma.sql`true`}
    AND ${until ? Prisma.sql`${column} <= ${until}::date` : Prisma.sql`true`}`;
}

/** A column of moments, by the days of the office. */
export function momentsIn(column: Prisma.Sql, period: Period): Prisma.Sql {
  const { gte, lt } = officeMoments(period.from, period.until);
  return Prisma.sql`${gte ? Prisma.sql`${column} >= ${gte}` : Prisma.sql`true`}
    AND ${lt ? Prisma.sql`${column} < ${lt}` : Prisma.sql`true`}`;
}

/** A month is grouped by its first moment and written as text when it is counted up: of every row that costs five times as much. */
export const officeMonth = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`date_trunc('month', ${column} AT TIME ZONE ${OFFICE_TIME_ZONE})`;
export const arrivalMonth = Prisma.sql`date_trunc('month', l.check_in::timestamp)`;
export const monthText = (month: Prisma.Sql): Prisma.Sql => Prisma.sql`to_char(${month}, 'YYYY-MM')`;

export const questionKinds: Prisma.Sql = Prisma.sql`(${Prisma.join(
  supplierQuestions.map((kind) => Prisma.sql`${kind}::"LeadChangeKind"`),
)})`;
