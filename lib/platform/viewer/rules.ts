import { AppError } from '@/lib/platform/errors';
import type { Flags, Viewer } from './types';

/** What the database knows of a person; the rest of a viewer is derived. */
export type ViewerRow = Omit<Viewer, 'displayName' | 'hasHotelAccess' | 'isActing' | 'isClientSafe' | 'flags'> & {
  flags: { [Name in keyof Flags]: boolean | null };
};

/** Null while somebody has told no name: an address is nothing to greet them by. */
export function ownName({ firstName, lastName }: Pick<Viewer, 'firstName' | 'lastName'>): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

export function displayName(person: Pick<Viewer, 'firstName' | 'lastName' | 'email'>): string {
  return ownName(person) ?? person.email;
}

/** `flagDefault`: on in development and demonstration builds (rule 2.12). */
export function viewerOf(row: ViewerRow, flagDefault: boolean, isClientSafe = false): Viewer {
  return {
    ...row,
    isClientSafe,
    displayName: displayName(row),
    hasHotelAccess: row.hotelId !== null || row.operatorId !== null,
    isActing: row.role === 'admin' && row.agency !== null && row.agency.id !== row.homeAgencyId,
    flags: {
      shouldDisplayDemoHotels: row.flags.shouldDisplayDemoHotels ?? flagDefault,
      shouldDisplayDemoProperties: row.flags.shouldDisplayDemoProperties ?? flagDefault,
      shouldDisplayLinksToHotelAccess: row.flags.shouldDisplayLinksToHotelAccess ?? flagDefault,
    },
  };
}

/** For queries and commands of the admins' desk: the route's guard is not theirs. Throws 403. */
export function requireAdmin({ role }: Pick<Viewer, 'role'>): void {
  if (role !== 'admin') throw new AppError('forbidden', { status: 403 });
}
