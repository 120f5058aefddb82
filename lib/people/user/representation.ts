import { displayName } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { UserJson } from './schema';
import type { UserRow } from './types';

/** A person for JSON: `displayName` and `hasHotelAccess` are derived. */
export function toUserJson(user: UserRow, travelAgencyId: string | null): UserJson {
  return {
    _id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    displayName: displayName(user),
    role: user.role,
    company: user.company,
    hotelId: user.hotelId,
    travelAgencyId,
    hasHotelAccess: user.hotelId !== null || user.operatorId !== null,
  };
}

type Access = Pick<UserRow, 'role' | 'company' | 'hotelId' | 'operatorId'>;

/** What an admin's form of a person is filled with, for its version (rule 7.13). */
export const accessOf = ({ role, company, hotelId, operatorId }: Access) => ({ role, company, hotelId, operatorId });

/** The viewer themselves; the agency is the one they stand in, which for an admin may be the one they act for. */
export function viewerJson(viewer: Viewer): UserJson {
  return toUserJson(viewer, viewer.agency?.id ?? null);
}
