import { paths } from '@/lib/platform/addresses/paths';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listOf } from '@/lib/sales/report/rules';
import { ALL_ROWS, type ReportQuery } from '@/lib/sales/report/schema';

/** Where a reader of reports has the list of leads: the team's, or for an admin who acts for nobody everybody's. */
export function leadsHref(
  viewer: Pick<Viewer, 'role' | 'isActing'>,
  list: Readonly<Record<string, string>> | null,
): string | null {
  if (!list) return null;
  const isAll = viewer.role === 'admin' && !viewer.isActing;
  return isAll
    ? paths.adminDashboard({ scope: 'leads', ...list })
    : `${paths.dashboard({ scope: 'team', ...list })}#leads`;
}

type Cell = Parameters<typeof listOf>[2];

/** The list that a figure counts: leads where they are listed, replies beneath their report; null: it opens none. */
export function figureHref(viewer: Viewer, query: ReportQuery, column: string, cell: Cell): string | null {
  if (query.measure !== 'replies') return leadsHref(viewer, listOf(query, column, cell));
  if (column !== 'replies' || cell.key === '') return null;
  const { measure, group, from, until } = query;
  return `${paths.reports({ measure, group, from, until, list: cell.key ?? ALL_ROWS })}#replies`;
}
