import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, nightsBetween } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { type HotelAudience, judgeHotel } from '@/lib/rates/judge/rules/hotel';
import type { HotelFacts, RatePlan, RoomFacts, StayAsked } from '@/lib/rates/room/types';
import { priceOf, splitAndSort } from '@/lib/sales/search/hotel/rules';
import type { HotelInShort } from '@/lib/sales/search/hotel/types';
import { askedArbitrary, hotelArbitrary, planArbitrary, roomArbitrary } from '@/tests/room/arbitraries';
import { decide, total } from '@/tests/room/reference';
import { sizedCases } from '@/tests/setup/size';

const cases = sizedCases(800, 20_000);

const numbered = <One extends { id: string }>(list: One[]) =>
  list.map((one, index) => ({ ...one, id: `${one.id}${index}` }));
const judgedArbitrary = fc.record({
  hotel: hotelArbitrary,
  rooms: fc.array(roomArbitrary, { minLength: 1, maxLength: 3 }).map(numbered),
  plans: fc
    .array(
      fc
        .record({
          plan: planArbitrary,
          paymentProfiles: fc.constantFrom<RatePlan['paymentProfiles']>(
            ['ClientPays', 'AgencyPaysStandAloneRate'],
            ['ClientPays'],
            ['AgencyPaysStandAloneRate'],
          ),
          programmeId: fc.constantFrom(null, null, null, 'first'),
        })
        .map(({ plan, ...changes }) => ({ ...plan, ...changes })),
      { maxLength: 3 },
    )
    .map(numbered),
});
const askedForOne = askedArbitrary.map((asked) => ({ ...asked, quantity: 1 }));

const audience: HotelAudience = {
  paymentProfile: 'ClientPays',
  profiles: ['AgencyPaysStandAloneRate'],
  agency: { agreementPercent: null, verifiedProgrammes: [] },
  rates: new Map(),
  canSeeCommission: true,
};

type Judged = { hotel: HotelFacts; rooms: RoomFacts[]; plans: RatePlan[] };

const sold = (plans: RatePlan[], profile: RatePlan['paymentProfiles'][number]) =>
  plans.filter(({ paymentProfiles, programmeId }) => paymentProfiles.includes(profile) && programmeId === null);

function least({ hotel }: Judged, rooms: RoomFacts[], plans: RatePlan[], asked: StayAsked): number | null {
  const totals = rooms.flatMap((room) => plans.map((plan) => total(hotel, room, plan, asked)));
  const known = totals.filter((one) => one !== null).map(Number);
  return known.length > 0 ? Math.min(...known) : null;
}

const moved = (asked: StayAsked, days: number, nights: number) => {
  const checkIn = addDays(asked.checkIn, days);
  return { ...asked, checkIn, checkOut: addDays(checkIn, nights) };
};

describe('a hotel, against its rooms and rates looked at one by one', () => {
  it('is as its best room is, from the least price', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(judgedArbitrary, askedForOne, (judged, asked) => {
        const { hotel, rooms, plans } = judged;
        const answer = judgeHotel(judged, asked, audience);
        const thatAre = (wanted: string) => rooms.filter((room) => decide(hotel, room, asked) === wanted);
        const [free, onRequest] = [thatAre('available'), thatAre('onRequest')];
        const offered = sold(plans, 'ClientPays');
        const from = least(judged, free, offered, asked);
        const isAsked = onRequest.length > 0 || (free.length > 0 && offered.length > 0);
        if (from !== null) {
          seen.add('available');
          expect(answer).toMatchObject({ status: 'available', roomTypes: free.length });
          expect(priceOf(answer)?.total.amount).toBe(from);
        } else if (isAsked) {
          seen.add('onRequest');
          expect(answer.status).toBe('onRequest');
          expect(priceOf(answer)?.total.amount ?? null).toBe(least(judged, onRequest, offered, asked));
        } else if (free.length > 0) {
          seen.add('paymentProfile');
          const other = least(judged, free, sold(plans, 'AgencyPaysStandAloneRate'), asked);
          const fix = other === null ? null : { kind: 'paymentProfile', priceFrom: { amount: other } };
          expect(answer).toMatchObject({
            status: 'unavailable',
            refusal: { reason: 'paymentProfile' },
            nearestFix: fix,
          });
        } else if (answer.status !== 'unavailable') {
          seen.add('together');
          // Several rooms together: everybody sleeps, in rooms that are free for their part of the party; or its hotel is asked.
          const { adults, childrenAges } = asked.party;
          expect(adults).toBeGreaterThan(1);
          expect('proposals' in answer || answer.status === 'onRequest').toBe(true);
          for (const { rooms: placed } of ('proposals' in answer && answer.proposals) || []) {
            expect(placed.reduce((sum, { party }) => sum + party.adults, 0)).toBe(adults);
            expect(placed.flatMap(({ party }) => [...party.childrenAges]).sort()).toEqual([...childrenAges].sort());
            for (const { roomId, party } of placed) {
              const room = rooms.find(({ id }) => id === roomId);
              expect(room && decide(hotel, room, { ...asked, party })).toBe('available');
            }
          }
        } else seen.add('unavailable');
      }),
      cases,
    );
    expect([...seen].sort()).toEqual(['available', 'onRequest', 'paymentProfile', 'together', 'unavailable']);
  });

  it('that cannot be had says why, and the nearest dates on which one of its rooms can', () => {
    const seen = { fixed: 0, without: 0 };
    fc.assert(
      fc.property(judgedArbitrary, askedForOne, (judged, asked) => {
        const answer = judgeHotel(judged, asked, audience);
        if (answer.status !== 'unavailable' || answer.refusal.reason === 'paymentProfile') return;
        if (asked.party.adults > 1) return;
        const { hotel, rooms } = judged;
        const reasons = rooms.map((room) => decide(hotel, room, asked));
        expect(reasons).toContain(answer.refusal.reason);
        // What other dates cure is said before what none does.
        const isParty = (reason: string) => ['occupancy', 'adultsOnly', 'past'].includes(reason);
        if (isParty(answer.refusal.reason)) expect(reasons.every(isParty)).toBe(true);

        const canBeHad = (stay: StayAsked) => rooms.some((room) => decide(hotel, room, stay) === 'available');
        const fix = answer.nearestFix?.kind === 'dates' ? answer.nearestFix : null;
        const nights = nightsBetween(asked.checkIn, asked.checkOut);
        if (fix) {
          seen.fixed += 1;
          expect(fix.checkIn).toBe(addDays(asked.checkIn, fix.shiftDays));
          expect(canBeHad({ ...asked, checkIn: fix.checkIn, checkOut: fix.checkOut })).toBe(true);
        } else seen.without += 1;
        const nearer = fix ? Math.abs(fix.shiftDays) - 1 : 14;
        for (let days = -nearer; days <= nearer; days++) expect(canBeHad(moved(asked, days, nights))).toBe(false);
      }),
      cases,
    );
    expect(Math.min(seen.fixed, seen.without)).toBeGreaterThan(10);
  });
});

const moneyArbitrary: fc.Arbitrary<Money | null> = fc.option(
  fc.record({ amount: fc.integer({ min: 1, max: 500_000 }), currency: fc.constantFrom('EUR', 'CHF', 'GBP') }),
);
const foundArbitrary: fc.Arbitrary<HotelInShort> = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Alpha', 'Älpli', 'Beta', 'beta', 'Zeta'),
  status: fc.constantFrom('available', 'onRequest', 'unavailable', 'undated'),
  nightly: moneyArbitrary,
  total: moneyArbitrary,
  commission: moneyArbitrary,
});

it('splits a search into both lists and sorts them in euros, what has no price last', () => {
  const rates = new Map([['CHF', { eurPerUnit: 1.5, asOf: '2026-11-20' as const }]]);
  // Nobody knows what a pound is worth.
  const euros = (value: Money | null) =>
    !value || value.currency === 'GBP'
      ? null
      : value.currency === 'CHF'
        ? Math.round(value.amount * 1.5)
        : value.amount;
  fc.assert(
    fc.property(
      fc.array(foundArbitrary, { maxLength: 12 }),
      fc.constantFrom('price' as const, 'commission' as const, 'name' as const),
      (found, order) => {
        const { available, unavailable } = splitAndSort(found, order, { rates, locale: 'de' });
        const ids = (list: HotelInShort[]) => list.map(({ id }) => id).sort();
        expect(ids([...available, ...unavailable])).toEqual(ids(found));
        expect(available.filter(({ status }) => status === 'unavailable')).toEqual([]);
        expect(unavailable.filter(({ status }) => status !== 'unavailable')).toEqual([]);
        const byName = (a: HotelInShort, b: HotelInShort) => a.name.localeCompare(b.name, 'de') <= 0;
        const byPrice = (a: HotelInShort, b: HotelInShort) => {
          const [mine, next] = [euros(a.total) ?? 1e12, euros(b.total) ?? 1e12];
          return mine < next || (mine === next && byName(a, b));
        };
        const byEarned = (a: HotelInShort, b: HotelInShort) => {
          const [mine, next] = [euros(a.commission) ?? -1, euros(b.commission) ?? -1];
          return mine > next || (mine === next && byPrice(a, b));
        };
        const inOrder = { price: byPrice, commission: byEarned, name: byName }[order];
        const pairs = (list: HotelInShort[]) => list.slice(1).map((two, index) => [list[index] ?? two, two] as const);
        for (const [one, two] of pairs(available)) expect(inOrder(one, two)).toBe(true);
        for (const [one, two] of pairs(unavailable)) expect(byName(one, two)).toBe(true);
      },
    ),
    cases,
  );
});
