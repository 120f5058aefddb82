import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { canSeeCommission } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { addDays, type PlainDate } from '@/lib/platform/dates';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { groupOf, scopesOf } from '../rules/list';
import type { TodayGroup } from '../schema';
import type { DeadlineKind } from '../types';
import { dayOfDeadline, openDeadlines, seesHeld } from './list';

const DAYS = 7;
const SOON = 3 * 3_600_000;

/** How many of one kind of list fall on a day with one colleague; null: with the supervisors. */
export type WeekCount = {
  day: PlainDate;
  group: TodayGroup;
  userId: string | null;
  count: number;
  /** Of them within three hours, or overdue. */
  soon: number;
};

type Row = { day: PlainDate; kind: DeadlineKind; userId: string | null; count: number; soon: number };

/**
 * What is due in a team on this and the next six days, by the days of each house; what is overdue counts to this one, and what
 * somebody has put off to its own (rule 11.1).
 */
export async function countWeek(
  viewer: Viewer,
  brand: Parameters<typeof canSeeCommission>[1],
): Promise<{ days: PlainDate[]; counts: WeekCount[] }> {
  const now = await clock.now();
  const today = dayAt(now, OFFICE_TIME_ZONE);
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
  const scope = scopesOf(viewer).find((one) => one === 'team' || one === 'all');
  if (!scope) return { days, counts: [] };
  const open = openDeadlines(viewer, scope, seesHeld(viewer, brand), now);
  const rows = await scoped(viewer, (tx) =>
    tx.$queryRaw<Row[]>(Prisma.sql`
      SELECT greatest(${dayOfDeadline}, ${today}) AS day, kind::text AS kind, user_id AS "userId", count(*)::int AS count,
        (count(*) FILTER (WHERE until <= ${new Date(now.getTime() + SOON)}))::int AS soon
      FROM (${open}) open WHERE ${dayOfDeadline} <= ${addDays(today, DAYS - 1)} GROUP BY 1, 2, 3`),
  );
  return { days, counts: rows.map(({ kind, ...row }) => ({ ...row, group: groupOf(kind) })) };
}
