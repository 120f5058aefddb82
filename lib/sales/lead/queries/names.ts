import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Viewer } from '@/lib/platform/viewer/types';

type Line = { agentId: string; agencyId: string };

/** Names of the agents of a team's leads, or of the agencies of an admin's, by id; a colleague who has left has none. */
export async function namesOfLeads(
  viewer: Viewer,
  lines: readonly Line[],
  of: 'team' | 'agencies',
): Promise<Map<string, string>> {
  return scoped(viewer, async (tx) => {
    if (of === 'agencies') {
      const ids = [...new Set(lines.map(({ agencyId }) => agencyId))];
      const rows = await tx.agency.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
      return new Map(rows.map(({ id, name }) => [id, name]));
    }
    const ids = [...new Set(lines.map(({ agentId }) => agentId))];
    const rows = await tx.user.findMany({
      where: { id: { in: ids } },
      select: { id: true, firstName: true, lastName: true },
    });
    return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName ?? ''} ${lastName}`.trim()]));
  });
}
