import { ageLimits, occupancyOf } from '@/lib/catalogue/hotel/rules';
import type { HotelDetail, RoomDetail } from '@/lib/catalogue/hotel/types';

/** Whom a room may be asked for: so many, and children up to this age; null: none at all. */
export type GuestLimits = { sleeps: number; oldestChild: number | null };

/** Of each room type. */
export function guestLimits(
  { agePolicy }: Pick<HotelDetail, 'agePolicy'>,
  rooms: readonly RoomDetail[],
): Record<string, GuestLimits> {
  const oldestChild = ageLimits(agePolicy).child?.until ?? null;
  return Object.fromEntries(rooms.map(({ _id, beds }) => [_id, { sleeps: occupancyOf(beds).pax, oldestChild }]));
}
