import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';

/** Leads a viewer may open: an agent's own, for supervisors the team's, for admins all, when acting the agency's. */
export function leadsOf(viewer: Viewer): Prisma.LeadWhereInput {
  if (viewer.role === 'admin' && !viewer.isActing) return {};
  const agencyId = viewer.agency?.id ?? '';
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  return seesTeam ? { agencyId } : { agencyId, userId: viewer.id };
}
