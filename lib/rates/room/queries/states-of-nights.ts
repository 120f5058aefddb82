import 'server-only';
import { addDays, nightsBetween } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import { decideRoom } from '../rules/availability';
import type { RoomFacts, RoomState, StatesAsked } from '../types';
import { readNights } from './nights';
import { roomFactsSelect, toBed } from './select';

type NightState = Pick<RoomState, 'hotelId' | 'roomId' | 'reason' | 'nightsPrice'> & { isStale: false };

/** What the night rows say of these rooms, judged by `decideRoom`. */
export async function readStatesOfNights(asked: StatesAsked, roomIds: readonly string[]): Promise<NightState[]> {
  const { checkIn, checkOut, now } = asked;
  const [rooms, calendars] = await Promise.all([
    db.room.findMany({
      where: { id: { in: [...roomIds] } },
      select: { ...roomFactsSelect, hotel: { select: { isAdultsOnly: true } } },
    }),
    readNights(roomIds, { from: checkIn, until: addDays(checkOut, 1), now }),
  ]);
  return rooms.map(({ hotel, beds, extraAdultPrice, ...room }) => {
    const calendar = calendars.get(room.id) ?? new Map();
    const facts: RoomFacts = { ...room, extraAdultPrice: Number(extraAdultPrice), beds: beds.map(toBed), calendar };
    const decision = decideRoom({ ...hotel, closures: [] }, facts, { ...asked, quantity: 1 });
    const nights = Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, index) =>
      calendar.get(addDays(checkIn, index)),
    );
    return {
      hotelId: room.hotelId,
      roomId: room.id,
      isStale: false,
      reason:
        decision.status === 'available'
          ? null
          : decision.status === 'onRequest'
            ? decision.reason
            : decision.refusal.reason,
      nightsPrice: decision.status === 'available' ? nights.reduce((sum, night) => sum + (night?.price ?? 0), 0) : null,
    };
  });
}
