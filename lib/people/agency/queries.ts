import 'server-only';
import { designSelect } from '@/lib/brand/agency';
import { reachesAgency } from '@/lib/people/access/agency';
import { findAgencyOfDomain } from '@/lib/people/membership/queries';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { toAgencyJson } from './representation';
import type { AgencyJson } from './schema';
import { type AgencyRow, type Letterhead, type ManagedAgency, STOREFRONT, type VerificationRequest } from './types';

export const agencySelection = {
  id: true,
  name: true,
  verification: true,
  verificationNote: true,
  designMainColor: true,
  designAccentOnMain: true,
  designInvertedFont: true,
  designTheme: true,
  designLogoId: true,
  address: true,
  phone: true,
  autoInviteEmailDomain: true,
  programmes: { select: { programmeId: true, status: true }, orderBy: { programme: { position: 'asc' as const } } },
} as const;

/** The agency's row in a scope that is open already; null when there is none. */
export function readAgency(tx: Transaction, agencyId: string): Promise<AgencyRow | null> {
  return tx.agency.findUnique({ where: { id: agencyId }, select: agencySelection });
}

/** An agency; null when it is not this viewer's. */
export async function getAgency(viewer: Viewer, agencyId: string): Promise<AgencyJson | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  const agency = await scoped(viewer, (tx) => readAgency(tx, agencyId));
  return agency && toAgencyJson(agency);
}

/** What stands on the papers of the agency the viewer is in; null outside of one. */
export async function getLetterhead(viewer: Viewer, agencyId = viewer.agency?.id): Promise<Letterhead | null> {
  if (agencyId === undefined || !reachesAgency(viewer, agencyId)) return null;
  return scoped(viewer, (tx) =>
    tx.agency.findUnique({
      where: { id: agencyId },
      select: { name: true, address: true, phone: true, designLogo: { select: { bytes: true, mediaType: true } } },
    }),
  );
}

/** Every agency by name, for the admin's picker; 403 for anybody else. `search`: part of the name. */
export async function listAgencies(viewer: Viewer, search = ''): Promise<{ _id: string; name: string }[]> {
  requireAdmin(viewer);
  const rows = await scoped(viewer, (tx) =>
    tx.agency.findMany({
      where: { id: { not: STOREFRONT }, name: { contains: search.trim(), mode: 'insensitive' } },
      select: { id: true, name: true },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    }),
  );
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** The look of the agency with exactly this name, upper and lower case alike; null without one. For admins. */
export async function findAgencyLook(viewer: Viewer, name: string) {
  requireAdmin(viewer);
  if (name === '') return null;
  return scoped(viewer, (tx) =>
    tx.agency.findFirst({
      where: { name: { equals: name, mode: 'insensitive' } },
      select: { id: true, ...designSelect },
      orderBy: { id: 'asc' },
    }),
  );
}

const waitingFirst = { pending: 0, none: 1, rejected: 2, verified: 3 } as const;

/** Every agency with what an admin manages it by; those that wait for an answer first. */
export async function listManagedAgencies(viewer: Viewer): Promise<ManagedAgency[]> {
  requireAdmin(viewer);
  const rows = await scoped(viewer, (tx) =>
    tx.agency.findMany({
      where: { id: { not: STOREFRONT } },
      select: {
        id: true,
        name: true,
        verification: true,
        autoInviteEmailDomain: true,
        createdAt: true,
        _count: { select: { memberships: { where: { removedAt: null } } } },
      },
      orderBy: { name: 'asc' },
    }),
  );
  return rows
    .map(({ id, _count, ...agency }) => ({ ...agency, _id: id, members: _count.memberships }))
    .sort((a, b) => waitingFirst[a.verification] - waitingFirst[b.verification]);
}

/** What the agency said when it asked last; null when it never did. For admins. */
export async function getVerificationRequest(viewer: Viewer, agencyId: string): Promise<VerificationRequest | null> {
  requireAdmin(viewer);
  return scoped(viewer, (tx) => readVerificationRequest(tx, agencyId));
}

/** What a viewer's own agency said when it asked last, and what it was answered; null for who has none. */
export async function getOwnVerification(
  viewer: Viewer,
): Promise<{ request: VerificationRequest | null; note: string | null } | null> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return null;
  // The audit is walled off from agencies; this is their own sentence.
  return scoped('system', async (tx) => {
    const [request, agency] = [await readVerificationRequest(tx, agencyId), await readAgency(tx, agencyId)];
    return { request, note: agency?.verificationNote ?? null };
  });
}

/** The audit is where the words of the request are kept. */
export async function readVerificationRequest(tx: Transaction, agencyId: string): Promise<VerificationRequest | null> {
  const row = await tx.audit.findFirst({
    where: { entity: 'agency', entityId: agencyId, action: 'agency.verificationAsked' },
    orderBy: { id: 'desc' },
  });
  if (!row) return null;
  const said = (row.after ?? {}) as { businessEmail?: string | null; message?: string | null };
  return {
    at: row.at,
    askedById: row.actorId,
    businessEmail: said.businessEmail ?? null,
    message: said.message ?? null,
  };
}

/**
 * Whether people of an e-mail domain find an agency here, and its name: asked while somebody registers, before they
 * belong to anything. Nothing else of it, and nothing for providers that give addresses to anybody.
 */
export async function getPublicInfo(domain: string): Promise<{ isTravelAgency: boolean; brandName: string | null }> {
  const agency = await findAgencyOfDomain(domain);
  return { isTravelAgency: agency !== null, brandName: agency?.name ?? null };
}

/** A logo of the viewer's agency; null when it is somebody else's. */
export async function getLogo(
  viewer: Viewer,
  logoId: string,
  { within }: { within?: Transaction } = {},
): Promise<{ bytes: Uint8Array; mediaType: string } | null> {
  return scoped(
    viewer,
    (tx) =>
      tx.agencyLogo.findFirst({
        where: { id: logoId, ...(viewer.role === 'admin' ? {} : { agencyId: viewer.agency?.id ?? '' }) },
        select: { bytes: true, mediaType: true },
      }),
    { within },
  );
}
