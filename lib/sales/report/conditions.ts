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

const happened = (type: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`EXISTS (SELECT FROM lead_event e WHERE e.lead_id = l.id AND e.type = ${type})`;

/** A house has confirmed an option of it, or a booking: it counts for good, whatever came of it later. */
export const wasOptioned = happened(Prisma.sql`'confirmedOption'`);
export const wasBooked = happened(Prisma.sql`'confirmedBooking'`);

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

export const officeMonth = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`to_char(${column} AT TIME ZONE ${OFFICE_TIME_ZONE}, 'YYYY-MM')`;

export const questionKinds: Prisma.Sql = Prisma.sql`(${Prisma.join(
  supplierQuestions.map((kind) => Prisma.sql`${kind}::"LeadChangeKind"`),
)})`;
