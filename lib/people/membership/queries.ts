import 'server-only';
import { reachesAgency } from '@/lib/people/access/agency';
import { scoped } from '@/lib/people/scope';
import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import { db, type Transaction } from '@/lib/platform/db';
import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { MemberJson } from './schema';

/** The people of an agency, the longest there first; null when it is not this viewer's. */
export async function listMembers(
  viewer: Viewer,
  agencyId: string,
  within?: Transaction,
): Promise<MemberJson[] | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  const read = async (tx: Transaction) => {
    const isOwn = viewer.agency?.id === agencyId;
    const isThere = isOwn || (await tx.agency.findUnique({ where: { id: agencyId }, select: { id: true } })) !== null;
    if (!isThere) return null;
    const rows = await tx.membership.findMany({
      where: { agencyId, removedAt: null },
      select: {
        isOwner: true,
        joinedAt: true,
        user: { select: { id: true, email: true, firstName: true, lastName: true, role: true } },
      },
      orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(({ isOwner, joinedAt, user }) => ({
      _id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      displayName: displayName(user),
      role: user.role,
      isOwner,
      joinedAt: joinedAt.toISOString(),
    }));
  };
  return scoped(viewer, read, { within });
}

type NamedAgency = { id: string; name: string };

/** The agency that lets people of that e-mail domain in; null when there is none. Read past row-level security by the database's own function: id and name only. */
export async function findAgencyOfDomain(
  domain: string,
  tx: Transaction | typeof db = db,
): Promise<NamedAgency | null> {
  if (isFreeMail(domain)) return null;
  const [row] = await tx.$queryRaw<{ found: NamedAgency | null }[]>`SELECT agency_of_domain(${domain}) AS found`;
  return row?.found ?? null;
}

/**
 * The agency a person without one may join by themselves: their verified e-mail has its domain. Never one they were
 * removed from, which takes an invitation. In the person's scope.
 */
export async function findJoinableAgency(tx: Transaction, viewer: Viewer): Promise<NamedAgency | null> {
  if (!viewer.isEmailVerified) return null;
  const agency = await findAgencyOfDomain(domainOf(viewer.email), tx);
  if (!agency) return null;
  const removals = await tx.membership.count({
    where: { userId: viewer.id, agencyId: agency.id, removedAt: { not: null } },
  });
  return removals > 0 ? null : agency;
}

/** For the onboarding: the agency the viewer may join with one click; null for somebody who has one. */
export async function getJoinableAgency(viewer: Viewer): Promise<{ _id: string; name: string } | null> {
  if (viewer.homeAgencyId !== null) return null;
  const agency = await scoped(viewer, (tx) => findJoinableAgency(tx, viewer));
  return agency && { _id: agency.id, name: agency.name };
}
