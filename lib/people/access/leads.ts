import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

/** Leads a viewer may open: an agent's own, for supervisors the team's, for admins all, when acting the agency's. */
export function leadsOf(viewer: Viewer): Prisma.LeadWhereInput {
  if (viewer.role === 'admin' && !viewer.isActing) return {};
  const agencyId = viewer.agency?.id ?? '';
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  return seesTeam ? { agencyId } : { agencyId, userId: viewer.id };
}

/** `leadsOf` for a raw statement in which the lead is called `l`. */
export function leadsOfSql(viewer: Viewer): Prisma.Sql {
  const { agencyId, userId } = leadsOf(viewer);
  if (typeof agencyId !== 'string') return Prisma.sql`true`;
  return typeof userId === 'string'
    ? Prisma.sql`(l.agency_id = ${agencyId} AND l.user_id = ${userId})`
    : Prisma.sql`l.agency_id = ${agencyId}`;
}
