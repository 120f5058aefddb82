import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Party } from '@/lib/catalogue/room/types';
import { judgeStay } from '@/lib/rates/judge/rules/hotel';
import { fixSelection, judgeSelection } from '@/lib/rates/judge/rules/selection';
import { ratesOf } from '@/lib/rates/room/rules/rate';
import type { Night, RatePlan, RoomFacts, StayAsked } from '@/lib/rates/room/types';
import { askedArbitrary, hotelArbitrary, planArbitrary, roomArbitrary } from '@/tests/room/arbitraries';
import { decide, sleeps } from '@/tests/room/reference';
import { sizedCases } from '@/tests/setup/size';

const numbered = <One extends { id: string }>(list: One[]) =>
  list.map((one, index) => ({ ...one, id: `${one.id}${index}` }));
const judgedArbitrary = fc.record({
  hotel: hotelArbitrary,
  rooms: fc.array(roomArbitrary, { minLength: 1, maxLength: 4 }).map(numbered),
  plans: fc
    .array(
      planArbitrary.map((plan): RatePlan => ({ ...plan, isPriced: true })),
      { minLength: 1, maxLength: 2 },
    )
    .map(numbered),
});
const partyArbitrary: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 2, max: 7 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
});
const wanted = fc.option(fc.integer({ min: 1, max: 4 }));
const audience = {
  paymentProfile: 'ClientPays' as const,
  profiles: [],
  agency: { agreementPercent: null, verifiedProgrammes: [] },
  rates: new Map(),
  canSeeCommission: true,
};

/** Whether rooms that are free hold everybody, an adult in each of them: every number of every kind is tried. */
function canSleep(
  rooms: RoomFacts[],
  asked: StayAsked,
  hotel: Parameters<typeof decide>[0],
  count: number | null,
): boolean {
  const { adults, childrenAges } = asked.party;
  if (hotel.isAdultsOnly && childrenAges.length > 0) return false;
  const one = { ...asked, party: { adults: 1, childrenAges: [] } };
  const kinds = rooms.map((room) => {
    let left = 0;
    while (left < 8 && decide(hotel, room, { ...one, quantity: left + 1 }) === 'available') left += 1;
    let [most, places] = [0, 0];
    while (sleeps(room, most + 1, 0)) most += 1;
    while (sleeps(room, most, places + 1)) places += 1;
    return { left, adults: most, pax: most + places };
  });
  const search = (index: number, used: number, pax: number, places: number): boolean => {
    const isCount = count === null ? used > 0 && used <= 8 : used === count;
    if (isCount && used <= adults && places >= adults && pax >= adults + childrenAges.length) return true;
    const kind = kinds[index];
    if (!kind) return false;
    for (let units = 0; units <= kind.left && used + units <= adults; units++) {
      if (search(index + 1, used + units, pax + units * kind.pax, places + units * kind.adults)) return true;
    }
    return false;
  };
  return search(0, 0, 0, 0);
}

describe('a whole party', () => {
  it('is told the same by search, page and cart: what is proposed can be chosen room by room', () => {
    let together = 0;
    fc.assert(
      fc.property(judgedArbitrary, askedArbitrary, partyArbitrary, wanted, (judged, stay, party, count) => {
        const asked = { ...stay, party, quantity: 1 };
        const { verdict, rooms } = judgeStay(judged, asked, audience, count);
        const free = rooms.filter(({ decision }) => decision.status === 'available');
        if (verdict.status === 'available') expect(free.length).toBeGreaterThan(0);
        const proposals = verdict.status === 'available' ? (verdict.proposals ?? []) : [];
        const keys = proposals.map(
          (one) => `${one.total.amount} ${one.rooms.map((room) => `${room.roomId} ${room.offer.id}`).sort()}`,
        );
        expect(new Set(keys).size).toBe(keys.length);
        for (const { rooms: placed } of proposals) {
          together += 1;
          const chosen = placed.map(({ roomId, party: sleeping }) => ({ roomId, quantity: 1, ...sleeping }));
          expect(judgeSelection(judged, chosen, asked)).toEqual({ state: 'available', broken: [] });
          for (const { roomId } of placed) expect(free.map(({ room }) => room.id)).toContain(roomId);
        }
      }),
      sizedCases(3_000, 20_000),
    );
    expect(together).toBeGreaterThan(50);
    // Three thousand judged parties: of all unit tests the first to be late on a busy machine.
  }, 120_000);

  it('is refused only where no rooms that are free hold it, and never by a number it does not exceed', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(judgedArbitrary, askedArbitrary, partyArbitrary, wanted, (judged, stay, party, count) => {
        const asked = { ...stay, party, quantity: 1 };
        const { verdict, rooms } = judgeStay(judged, asked, audience, count);
        // More rooms than adults are asked for by nobody: the form refuses them.
        if (verdict.status !== 'unavailable' || (count ?? 0) > party.adults) return;
        const { refusal } = verdict;
        seen.add(refusal.reason);
        const guests = party.adults + party.childrenAges.length;
        if (refusal.reason === 'occupancy' || refusal.reason === 'notEnough') {
          const { pax, adults } = refusal.maximum;
          const isTooLittle = pax < guests || adults < party.adults;
          // Of rooms in a number that was asked for, the largest alone does not decide.
          expect(isTooLittle || (refusal.reason === 'occupancy' && (count ?? 1) > 1)).toBe(true);
        }
        if (refusal.reason === 'fewerRooms') expect(refusal.left).toBeLessThan(count ?? 0);
        expect(rooms.some(({ part, decision }) => part === party && decision.status === 'available')).toBe(false);
      }),
      sizedCases(600, 10_000),
    );
    expect([seen.has('notEnough'), seen.has('fewerRooms')]).toEqual([true, true]);
  });

  it('finds with the verdict the rates that each room has for its part of the party', () => {
    let priced = 0;
    fc.assert(
      fc.property(judgedArbitrary, askedArbitrary, partyArbitrary, wanted, (judged, stay, party, count) => {
        const asked = { ...stay, party, quantity: 1 };
        for (const { room, part, offers } of judgeStay(judged, asked, audience, count).rooms) {
          if (!offers) continue;
          priced += offers.length;
          expect(offers).toEqual(ratesOf(judged.hotel, room, judged.plans, { ...asked, party: part }, audience));
        }
      }),
      sizedCases(600, 5_000),
    );
    expect(priced).toBeGreaterThan(0);
  });

  it('that fits nowhere in one room is proposed rooms wherever doubles alone would do', () => {
    fc.assert(
      fc.property(judgedArbitrary, askedArbitrary, fc.integer({ min: 2, max: 6 }), (judged, stay, adults) => {
        const asked = { ...stay, party: { adults, childrenAges: [] }, quantity: 1 };
        const { verdict } = judgeStay(judged, asked, audience);
        if (verdict.status === 'unavailable') expect(canSleep(judged.rooms, asked, judged.hotel, null)).toBe(false);
      }),
      sizedCases(400, 5_000),
    );
  });

  const week = (units: number, changes: Partial<Night> = {}): RoomFacts['calendar'] =>
    new Map(
      Array.from({ length: 7 }, (_, index) => {
        const night = `2027-01-${String(9 + index).padStart(2, '0')}` as Night['night'];
        const open = { minStay: 1, maxStay: null, closedToArrival: false, closedToDeparture: false, releaseDays: 0 };
        return [
          night,
          { night, allotment: units, closed: 0, sold: 0, optioned: 0, price: 10_000, ...open, ...changes },
        ];
      }),
    );
  const double = (changes: Partial<Night> = {}): RoomFacts => ({
    id: 'double',
    hotelId: 'hotel',
    beds: [
      {
        bedType: 'kingSizeBed',
        isInStandardOccupancy: true,
        sleeps: [{ maxPax: 2, maxAdults: 2 }],
        twinBedPossible: true,
      },
    ],
    isOnRequest: false,
    isEnquiryOnly: false,
    includedGuests: 2,
    extraAdultPrice: 0,
    calendar: week(2, changes),
  });
  const stay = { checkIn: '2027-01-09', checkOut: '2027-01-16', today: '2026-12-01' } as const;
  const two = { adults: 2, childrenAges: [] };
  const [hotel] = fc.sample(hotelArbitrary, { numRuns: 1, seed: 1 });
  if (!hotel) throw new Error('A hotel is needed.');

  it('counts rooms of one type together, whoever sleeps in them', () => {
    const facts = { hotel, rooms: [double()] };
    const one = { roomId: 'double', quantity: 1, ...two };
    const single = { ...one, adults: 1 };
    expect(judgeSelection(facts, [one, single], stay).state).toBe('available');
    const three = [{ ...one, quantity: 2 }, single];
    expect(judgeSelection(facts, three, stay)).toMatchObject({ state: 'impossible', broken: [{ rule: 'sold' }] });
    expect(fixSelection(facts, three, stay)).toEqual({ kind: 'quantity', roomId: 'double', quantity: 2 });
  });

  it('may wait behind an option, never behind a booking', () => {
    const asked = [{ roomId: 'double', quantity: 1, ...two }];
    const judged = (changes: Partial<Night>) => judgeSelection({ hotel, rooms: [double(changes)] }, asked, stay).state;
    expect(judged({ optioned: 2 })).toBe('held');
    expect(judged({ optioned: 1, sold: 1 })).toBe('held');
    expect(judged({ sold: 2 })).toBe('impossible');
    expect(judged({ closed: 2 })).toBe('impossible');
  });

  it('that is refused is offered only what can be had', () => {
    const fixes = new Set<string>();
    const chosenArbitrary = fc.array(
      fc.record({ room: fc.nat(3), quantity: fc.integer({ min: 1, max: 2 }), adults: fc.integer({ min: 1, max: 2 }) }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(judgedArbitrary, askedArbitrary, chosenArbitrary, (judged, { checkIn, checkOut, today }, picked) => {
        const period = { checkIn, checkOut, today };
        const idOf = (room: number) => judged.rooms[room % judged.rooms.length]?.id ?? '';
        const chosen = picked.map(({ room, ...one }) => ({ ...one, roomId: idOf(room), childrenAges: [] }));
        const fix = fixSelection(judged, chosen, period);
        if (judgeSelection(judged, chosen, period).state === 'available') expect(fix).toBeNull();
        if (!fix) return;
        fixes.add(fix.kind);
        if (fix.kind === 'dates') expect(judgeSelection(judged, chosen, { ...period, ...fix }).state).toBe('available');
        if (fix.kind === 'dates') return;
        const others = chosen.filter(({ roomId }) => roomId !== fix.roomId);
        const [first] = chosen.filter(({ roomId }) => roomId === fix.roomId);
        if (!first) throw new Error('What cannot be had was chosen.');
        const instead =
          fix.kind === 'room' ? { ...first, roomId: fix.otherId, quantity: 1 } : { ...first, quantity: fix.quantity };
        const states = [instead, ...others].map((one) => judgeSelection(judged, [one], period).state);
        expect(states).not.toContain('impossible');
      }),
      sizedCases(500, 5_000),
    );
    expect([...fixes].sort()).toEqual(['dates', 'quantity', 'room']);
  });
});
