import type { Brand } from '@/lib/brand/types';
import type { Viewer } from '@/lib/platform/viewer/types';

type Asker = Pick<Viewer, 'role' | 'agency'>;

/** May this viewer see the agency at all? Anything else is answered as if it did not exist. */
export function reachesAgency(viewer: Asker, agencyId: string): boolean {
  return viewer.role === 'admin' || viewer.agency?.id === agencyId;
}

/** Supervisors of the agency and admins: its design, domain and people. */
export function managesAgency(viewer: Asker, agencyId: string): boolean {
  return viewer.role === 'admin' || (viewer.role === 'supervisorAgent' && viewer.agency?.id === agencyId);
}

const earningRoles: readonly Viewer['role'][] = ['admin', 'agent', 'supervisorAgent', 'carta_lifestyleAgent'];

/** People who sell for an agency, and admins: they may know who answers for a hotel. */
export function belongsToAgency({ role, agency }: Asker): boolean {
  return role === 'admin' || (earningRoles.includes(role) && agency !== null);
}

function standsInVerifiedAgency({ role, agency }: Asker): boolean {
  return earningRoles.includes(role) && agency?.verification === 'verified';
}

/** People who earn something where their agency and its brand let them know; the switch of client-safe mode is theirs. */
export function earnsCommission(viewer: Asker | null, brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>): boolean {
  return viewer !== null && brand.isCommissionDisplayed && !brand.isB2C && standsInVerifiedAgency(viewer);
}

/**
 * Until its agency is verified nobody sees commission, whatever the brand says (rule 2.9); in
 * client-safe mode nobody does. The one rule: nothing earned is selected without it.
 */
export function canSeeCommission(
  viewer: (Asker & Pick<Viewer, 'isClientSafe'>) | null,
  brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>,
): boolean {
  return viewer !== null && !viewer.isClientSafe && earnsCommission(viewer, brand);
}

export function canTakeOption(viewer: Asker | null): boolean {
  return viewer !== null && standsInVerifiedAgency(viewer);
}

export function canBook(viewer: Asker | null): boolean {
  return viewer !== null && standsInVerifiedAgency(viewer);
}

/** Whether the page shows the verification message with its two ways out (rule 2.9). */
export function needsVerification({ role, agency }: Asker): boolean {
  return role !== 'admin' && agency !== null && agency.verification !== 'verified';
}
