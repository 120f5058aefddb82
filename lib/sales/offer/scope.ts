import 'server-only';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';

/** Offers a viewer may open: an agent's own, for supervisors the team's, for admins all, when acting the agency's. */
export function offersOf(viewer: Viewer): Prisma.OfferWhereInput {
  if (viewer.role === 'admin' && !viewer.isActing) return {};
  const agencyId = viewer.agency?.id ?? '';
  const seesTeam = viewer.role === 'supervisorAgent' || viewer.isActing;
  return seesTeam ? { agencyId } : { agencyId, userId: viewer.id };
}

/** The same as a condition on `offer o`. */
export function offersInReach(viewer: Viewer): Prisma.Sql {
  const { agencyId, userId } = offersOf(viewer);
  const ofAgency = agencyId === undefined ? Prisma.sql`true` : Prisma.sql`o.agency_id = ${agencyId}`;
  return userId === undefined ? ofAgency : Prisma.sql`${ofAgency} AND o.user_id = ${userId}`;
}
