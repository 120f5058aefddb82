import { capacityOf, fitsCapacity } from '@/lib/catalogue/room/rules/occupancy';
import type { Bed, Party } from '@/lib/catalogue/room/types';
import { wholeSum } from '@/lib/platform/money-minor';

/** Above it a party is a group, which is enquired about (rule 4.6). */
export const MOST_ROOMS = 8;
const MOST_PROPOSALS = 3;

/** One kind of room that is free: `left` of it, and what it costs for so many guests (null: it has no price for them). */
export type PartyRoom = {
  id: string;
  beds: readonly Pick<Bed, 'sleeps'>[];
  left: number;
  priceOf: (party: Party) => number | null;
};

export type PlacedRoom = { roomId: string; party: Party; price: number };

/** Rooms in which everybody sleeps, each guest in exactly one; `total`: in minor units of one currency. */
export type Proposal = { rooms: PlacedRoom[]; total: number };

export type PartyAnswer = { kind: 'proposals'; proposals: Proposal[] } | { kind: 'group' };

/** So many adults and the oldest children first, who need the bigger beds. */
function dealt(party: Party, count: number): Party[] {
  const rooms = Array.from({ length: count }, (_, index) => ({
    adults: Math.floor(party.adults / count) + (index < party.adults % count ? 1 : 0),
    childrenAges: [] as number[],
  }));
  for (const age of [...party.childrenAges].sort((a, b) => b - a)) {
    // To the room with the fewest guests so far; of those as full to the one with more adults.
    const [room] = [...rooms].sort(
      (a, b) => a.adults + a.childrenAges.length - (b.adults + b.childrenAges.length) || b.adults - a.adults,
    );
    room?.childrenAges.push(age);
  }
  return rooms;
}

/** All adults of a room and its children as far as they fit; the rest go on to the next. No child sleeps without an adult. */
function packed(party: Party, count: number, capacity: { pax: number; adults: number }): Party[] | null {
  const children = [...party.childrenAges].sort((a, b) => b - a);
  let adults = party.adults;
  const rooms: Party[] = [];
  for (let index = 0; index < count; index++) {
    const others = count - index - 1;
    const mine = Math.min(adults - others, capacity.adults);
    if (mine < 1) return null;
    adults -= mine;
    rooms.push({ adults: mine, childrenAges: children.splice(0, capacity.pax - mine) });
  }
  return adults === 0 && children.length === 0 ? rooms : null;
}

/** The cheapest room for each part of the party, no more of any than are left. Null: a part finds none. */
function placed(parts: readonly Party[], rooms: readonly PartyRoom[]): Proposal | null {
  const used = new Map<string, number>();
  const result: PlacedRoom[] = [];
  // Who needs most has the fewest rooms to choose from.
  const bySize = [...parts].sort((a, b) => b.adults - a.adults || b.childrenAges.length - a.childrenAges.length);
  for (const party of bySize) {
    let best: PlacedRoom | null = null;
    for (const room of rooms) {
      if ((used.get(room.id) ?? 0) >= room.left || !fitsCapacity(capacityOf(room.beds), party)) continue;
      const price = room.priceOf(party);
      if (price !== null && (best === null || price < best.price)) best = { roomId: room.id, party, price };
    }
    if (!best) return null;
    used.set(best.roomId, (used.get(best.roomId) ?? 0) + 1);
    result.push(best);
  }
  return { rooms: result, total: wholeSum(result.map(({ price: amount }) => ({ amount }))) };
}

const keyOf = ({ rooms }: Proposal) =>
  rooms
    .map(({ roomId, party }) => `${roomId} ${party.adults} ${party.childrenAges.join()}`)
    .sort()
    .join('; ');

/**
 * Rooms of a hotel for a whole party, the cheapest first (rule 4.6): every guest in exactly one room, nobody in a bed
 * that is not there, no more of a kind than are left, no child alone. `count`: so many rooms and no other number. A
 * party that needs or wants more than eight rooms is a group.
 */
export function proposeRooms(party: Party, rooms: readonly PartyRoom[], count: number | null): PartyAnswer {
  const largest = Math.max(0, ...rooms.map(({ beds }) => capacityOf(beds).pax));
  const guests = party.adults + party.childrenAges.length;
  if ((count ?? 0) > MOST_ROOMS || (largest > 0 && Math.ceil(guests / largest) > MOST_ROOMS)) return { kind: 'group' };
  const least = count ?? 1;
  const most = Math.min(count ?? MOST_ROOMS, party.adults);
  const found = new Map<string, Proposal>();
  for (let number = least; number <= most; number++) {
    const divisions = [
      dealt(party, number),
      ...rooms.map(({ beds }) => packed(party, number, capacityOf(beds))),
    ].filter((parts) => parts !== null);
    for (const parts of divisions) {
      const proposal = placed(parts, rooms);
      if (proposal) found.set(keyOf(proposal), proposal);
    }
    // More rooms than needed are a matter of taste: one more is offered, not all up to eight.
    if (found.size > 0 && count === null && [...found.values()].some(({ rooms: all }) => all.length < number)) break;
  }
  const proposals = [...found.values()].sort((a, b) => a.total - b.total || a.rooms.length - b.rooms.length);
  return { kind: 'proposals', proposals: proposals.slice(0, MOST_PROPOSALS) };
}
