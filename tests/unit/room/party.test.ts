import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capacityOf } from '@/lib/catalogue/room/rules/occupancy';
import type { Party } from '@/lib/catalogue/room/types';
import { MOST_ROOMS, type PartyRoom, proposeRooms } from '@/lib/rates/room/rules/party';
import { sized } from '@/tests/setup/size';

const bed = fc.constantFrom({ maxPax: 2, maxAdults: 2 }, { maxPax: 1, maxAdults: 1 }, { maxPax: 2, maxAdults: 1 });
const rooms: fc.Arbitrary<PartyRoom[]> = fc
  .array(
    fc.record({
      beds: fc.array(bed, { minLength: 1, maxLength: 3 }),
      left: fc.integer({ min: 0, max: 4 }),
      price: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ beds, left, price }, index) => ({
      id: `room-${index}`,
      beds: beds.map((place) => ({ sleeps: [place] })),
      left,
      priceOf: ({ adults, childrenAges }) => price * 1000 + adults * 10 + childrenAges.length,
    })),
  );
const party: fc.Arbitrary<Party> = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
});
const numbers = (ages: readonly number[]) => [...ages].sort((a, b) => a - b);

/** Whether any number of rooms up to the limit holds everybody, found by trying every multiset. */
function canSleep({ adults, childrenAges }: Party, all: readonly PartyRoom[], limit: number): boolean {
  const kinds = all.map(({ beds, left }) => ({ ...capacityOf(beds), left }));
  const search = (index: number, used: number, pax: number, places: number): boolean => {
    if (places >= adults && pax >= adults + childrenAges.length && used <= adults && used > 0) return true;
    const kind = kinds[index];
    if (!kind) return false;
    for (let count = 0; count <= kind.left && used + count <= limit; count++) {
      if (search(index + 1, used + count, pax + count * kind.pax, places + count * kind.adults)) return true;
    }
    return false;
  };
  return search(0, 0, 0, 0);
}

describe('rooms for a party', () => {
  it('put every guest into exactly one room that has a bed for them, no more rooms than are left', () => {
    fc.assert(
      fc.property(party, rooms, fc.option(fc.integer({ min: 1, max: 8 })), (travelling, all, count) => {
        const answer = proposeRooms(travelling, all, count);
        if (answer.kind === 'group') return;
        for (const { rooms: chosen, total } of answer.proposals) {
          expect(chosen.reduce((sum, one) => sum + one.party.adults, 0)).toBe(travelling.adults);
          expect(numbers(chosen.flatMap((one) => one.party.childrenAges))).toEqual(numbers(travelling.childrenAges));
          expect(total).toBe(chosen.reduce((sum, { price }) => sum + price, 0));
          if (count !== null) expect(chosen).toHaveLength(count);
          expect(chosen.length).toBeLessThanOrEqual(MOST_ROOMS);
          for (const { roomId, party: sleeping } of chosen) {
            const room = all.find(({ id }) => id === roomId);
            const { pax, adults } = capacityOf(room?.beds ?? []);
            expect(sleeping.adults).toBeGreaterThan(0);
            expect(sleeping.adults).toBeLessThanOrEqual(adults);
            expect(sleeping.adults + sleeping.childrenAges.length).toBeLessThanOrEqual(pax);
            expect(chosen.filter((one) => one.roomId === roomId).length).toBeLessThanOrEqual(room?.left ?? 0);
          }
        }
        expect(answer.proposals.map(({ total }) => total)).toEqual(numbers(answer.proposals.map(({ total }) => total)));
      }),
      { numRuns: sized(500, 5_000) },
    );
  });

  it('offer none where no rooms together hold the party', () => {
    fc.assert(
      fc.property(party, rooms, (travelling, all) => {
        const answer = proposeRooms(travelling, all, null);
        if (canSleep(travelling, all, MOST_ROOMS)) return;
        expect(answer.kind === 'group' || answer.proposals.length === 0).toBe(true);
      }),
      { numRuns: sized(500, 5_000) },
    );
  });

  const double = (left: number): PartyRoom => ({
    id: 'double',
    beds: [{ sleeps: [{ maxPax: 2, maxAdults: 2 }] }],
    left,
    priceOf: () => 100,
  });
  const suite: PartyRoom = {
    id: 'suite',
    beds: [{ sleeps: [{ maxPax: 2, maxAdults: 2 }] }, { sleeps: [{ maxPax: 2, maxAdults: 1 }] }],
    left: 1,
    priceOf: () => 250,
  };

  it('are the cheapest first: three doubles for a family of five, then suite and double', () => {
    const answer = proposeRooms({ adults: 3, childrenAges: [3, 9] }, [double(3), suite], null);
    const totals = answer.kind === 'proposals' ? answer.proposals.map(({ total }) => total) : [];
    expect([totals[0], totals.includes(350)]).toEqual([300, true]);
  });

  it('are asked for as a group above eight', () => {
    expect(proposeRooms({ adults: 9, childrenAges: [] }, [double(20)], 9)).toEqual({ kind: 'group' });
    expect(proposeRooms({ adults: 17, childrenAges: [] }, [double(20)], null)).toEqual({ kind: 'group' });
  });
});
