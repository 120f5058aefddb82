import { isFreeMail } from '@/lib/people/user/free-mail-domains';
import { domainOf } from '@/lib/people/user/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { HotelInvitationState } from './types';

export const HOTEL_INVITATION_MILLISECONDS = 30 * 24 * 60 * 60 * 1000;

type Facts = { openedAt: Date | null; claimedAt: Date | null; expiresAt: Date; isLive: boolean };

/** How far an invitation has come at `now` (machine time). */
export function hotelInvitationState(
  { openedAt, claimedAt, expiresAt, isLive }: Facts,
  now: Date,
): HotelInvitationState {
  if (claimedAt) return isLive ? 'live' : 'claimed';
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'sent';
}

/** `reservations` and `managers`: addresses as the hotel has given them. */
type InvitedHotel = { id: string; reservations: string; managers: readonly string[] };

/** What every address of the hotel ends with; null where a provider gives addresses to anybody. */
export function ownDomain({ reservations }: Pick<InvitedHotel, 'reservations'>): string | null {
  const domain = domainOf(reservations.toLowerCase());
  return isFreeMail(domain) ? null : domain;
}

/**
 * A link can be passed on, so it is the address that says who belongs to the hotel: verified, and the hotel's own. Nobody
 * answers for two hotels.
 */
export function mayClaim(
  { email, isEmailVerified, hotelId, operatorId }: Pick<Viewer, 'email' | 'isEmailVerified' | 'hotelId' | 'operatorId'>,
  hotel: InvitedHotel,
): boolean {
  if (!isEmailVerified || operatorId !== null) return false;
  if (hotelId !== null) return hotelId === hotel.id;
  const known = [hotel.reservations, ...hotel.managers].map((address) => address.toLowerCase());
  return known.includes(email) || domainOf(email) === ownDomain(hotel);
}
