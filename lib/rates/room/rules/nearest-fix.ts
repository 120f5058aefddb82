import { addDays, nightsBetween } from '@/lib/platform/dates';
import type { HotelFacts, NearestFix, RoomFacts, StayAsked } from '../types';
import { decideRoom } from './availability';

/** Days an arrival is moved at most, to either side. */
const SHIFT_DAYS = 14;

/** 0, -1, 1, -2, 2 …: the nearest first, and of two as near the earlier. */
export function shifts(): number[] {
  const days = [0];
  for (let distance = 1; distance <= SHIFT_DAYS; distance++) days.push(-distance, distance);
  return days;
}

/**
 * The stay nearest to the one asked for that this room has: fewest days moved, then the nights asked for before longer ones.
 * Null where none is near, or where no dates would help.
 */
export function nearestStay(hotel: HotelFacts, room: RoomFacts, asked: StayAsked): NearestFix | null {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const decision = decideRoom(hotel, room, asked);
  if (decision.status !== 'unavailable') return null;
  if (decision.refusal.reason === 'occupancy' || decision.refusal.reason === 'adultsOnly') return null;
  for (const shiftDays of shifts()) {
    const checkIn = addDays(asked.checkIn, shiftDays);
    const minimum = room.calendar.get(checkIn)?.minStay ?? nights;
    for (const length of minimum > nights ? [nights, minimum] : [nights]) {
      if (shiftDays === 0 && length === nights) continue;
      const checkOut = addDays(checkIn, length);
      if (decideRoom(hotel, room, { ...asked, checkIn, checkOut }).status === 'available') {
        return { kind: 'dates', shiftDays, nights: length, checkIn, checkOut };
      }
    }
  }
  return null;
}

/**
 * What is nearest for this room: fewer of it on the same dates, another room of the hotel on them, or other dates.
 * `rooms`: all of the hotel, in its order.
 */
export function nearestFix(
  hotel: HotelFacts,
  rooms: readonly RoomFacts[],
  room: RoomFacts,
  asked: StayAsked,
): NearestFix | null {
  const decision = decideRoom(hotel, room, asked);
  if (decision.status !== 'unavailable') return null;
  if (decision.refusal.reason === 'soldOut' && decision.refusal.left > 0) {
    const quantity = decision.refusal.left;
    if (decideRoom(hotel, room, { ...asked, quantity }).status === 'available') return { kind: 'quantity', quantity };
  }
  const other = rooms.find(
    ({ id, ...one }) => id !== room.id && decideRoom(hotel, { id, ...one }, asked).status === 'available',
  );
  if (other) return { kind: 'room', roomId: other.id };
  return nearestStay(hotel, room, asked);
}
