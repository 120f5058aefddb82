import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { Party } from '@/lib/catalogue/room/types';
import type { PlainDate } from '@/lib/platform/dates';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { nearestFix } from '@/lib/rates/room/rules/nearest-fix';
import type { HotelFacts, NearestFix, Refusal, RoomFacts, StayAsked } from '@/lib/rates/room/types';

/** So many rooms of one type, and who sleeps in each of them. */
export type RoomAsked = { roomId: string; quantity: number; party: Party };

/** Whether chosen rooms can be had, all of them together. */
export type SelectionVerdict =
  | { kind: 'available' }
  | { kind: 'onRequest' }
  | {
      kind: 'unavailable';
      roomId: string;
      refusal: Refusal;
      nearest: NearestFix | null;
      /** Nothing but options of others stands in the way: a further option may wait behind them. */
      isOnlyOptioned: boolean;
    };

function withoutOptions(room: RoomFacts): RoomFacts {
  return { ...room, calendar: new Map([...room.calendar].map(([day, night]) => [day, { ...night, optioned: 0 }])) };
}

/**
 * Rooms of a cart, of an interest or of a lead that moves. Those of one type are counted together, whoever sleeps in them;
 * the first room that cannot be had says why for all.
 */
export function judgeSelection(
  { hotel, rooms }: { hotel: HotelFacts; rooms: readonly RoomFacts[] },
  chosen: readonly RoomAsked[],
  { checkIn, checkOut, today }: Period & { today: PlainDate },
): SelectionVerdict {
  const quantityOf = (roomId: string) =>
    chosen.reduce((sum, one) => sum + (one.roomId === roomId ? one.quantity : 0), 0);
  let isOnRequest = false;
  for (const { roomId, party } of chosen) {
    const room = rooms.find(({ id }) => id === roomId);
    if (!room) continue;
    const asked: StayAsked = { checkIn, checkOut, today, party, quantity: quantityOf(roomId) };
    const decision = decideRoom(hotel, room, asked);
    if (decision.status === 'onRequest') isOnRequest = true;
    if (decision.status !== 'unavailable') continue;
    const isOnlyOptioned =
      decision.refusal.reason === 'soldOut' && decideRoom(hotel, withoutOptions(room), asked).status !== 'unavailable';
    const nearest = nearestFix(hotel, rooms, room, asked);
    return { kind: 'unavailable', roomId, refusal: decision.refusal, nearest, isOnlyOptioned };
  }
  return { kind: isOnRequest ? 'onRequest' : 'available' };
}
