import { paths } from '@/lib/platform/addresses/paths';
import type { Viewer } from '@/lib/platform/viewer/types';

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
