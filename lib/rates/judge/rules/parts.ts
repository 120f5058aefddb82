import { capacityOf, fitsCapacity } from '@/lib/catalogue/room/rules/occupancy';
import type { Party } from '@/lib/catalogue/room/types';
import { decideRoom } from '@/lib/rates/room/rules/availability';
import { MOST_ROOMS, type PartyRoom, proposeRooms } from '@/lib/rates/room/rules/party';
import type { RoomFacts, StayAsked } from '@/lib/rates/room/types';
import type { JudgedHotel, RoomOfParty } from '../types';

/** Somebody alone: whether a room's nights can be had at all. */
export const ONE: Party = { adults: 1, childrenAges: [] };

const oldestFirst = (ages: readonly number[]): number[] => [...ages].sort((a, b) => b - a);

/**
 * What of a party one of several rooms takes: of so many rooms its share, else as many as fit while somebody is left for
 * another room. No child without an adult. Null: nobody of them can sleep there.
 */
export function partOf({ beds }: Pick<RoomFacts, 'beds'>, party: Party, count: number | null): Party | null {
  const { pax, adults: places } = capacityOf(beds);
  const share = count ? Math.ceil(party.adults / count) : Math.max(1, party.adults - 1);
  const adults = Math.min(places, share);
  if (adults < 1) return null;
  const children = count ? Math.ceil(party.childrenAges.length / count) : party.childrenAges.length;
  return { adults, childrenAges: oldestFirst(party.childrenAges).slice(0, Math.min(children, pax - adults)) };
}

/** Every room asked for everybody, or for what of them it takes. */
export function roomsOfParty(
  { hotel, rooms }: Pick<JudgedHotel, 'hotel' | 'rooms'>,
  asked: StayAsked,
  way: 'one' | { count: number | null },
): RoomOfParty[] {
  return rooms.map((room) => {
    const part = way === 'one' ? asked.party : (partOf(room, asked.party, way.count) ?? asked.party);
    return { room, part, decision: decideRoom(hotel, room, { ...asked, party: part }) };
  });
}

/** Everybody has a bed in one of these rooms, whatever that costs. */
export function areAllPlaced(
  party: Party,
  rooms: readonly Omit<PartyRoom, 'priceOf'>[],
  count: number | null,
): boolean {
  const answer = proposeRooms(
    party,
    rooms.map((room) => ({ ...room, priceOf: () => 0 })),
    count,
  );
  return answer.kind === 'proposals' && answer.proposals.length > 0;
}

/** More rooms than are sold at once, even if the whole hotel were free. */
export function isGroup({ adults, childrenAges }: Party, rooms: readonly RoomFacts[], count: number | null): boolean {
  if (count !== null) return count > MOST_ROOMS;
  const capacities = rooms.map(({ beds }) => capacityOf(beds));
  const [pax, places] = [
    Math.max(0, ...capacities.map((one) => one.pax)),
    Math.max(0, ...capacities.map((one) => one.adults)),
  ];
  if (pax === 0 || places === 0) return false;
  return Math.ceil((adults + childrenAges.length) / pax) > MOST_ROOMS || Math.ceil(adults / places) > MOST_ROOMS;
}

/** The most that sleep in one of these rooms. */
export function largestOf(rooms: readonly RoomFacts[]): { pax: number; adults: number } {
  const capacities = rooms.map(({ beds }) => capacityOf(beds));
  const [largest] = capacities.sort((a, b) => b.pax - a.pax || b.adults - a.adults);
  return largest ?? { pax: 0, adults: 0 };
}

/** The most that sleep in what is left of them, in so many rooms and in no more than are sold at once. */
export function mostIn(
  free: readonly { room: RoomFacts; left: number }[],
  count: number,
): { pax: number; adults: number } {
  const most = Math.min(count, MOST_ROOMS);
  const units = free
    .flatMap(({ room, left }) => Array.from({ length: Math.min(left, most) }, () => capacityOf(room.beds)))
    .sort((a, b) => b.pax - a.pax || b.adults - a.adults)
    .slice(0, most);
  return {
    pax: units.reduce((sum, { pax }) => sum + pax, 0),
    adults: units.reduce((sum, { adults }) => sum + adults, 0),
  };
}

export function fitsWhole({ beds }: Pick<RoomFacts, 'beds'>, party: Party): boolean {
  return fitsCapacity(capacityOf(beds), party);
}
