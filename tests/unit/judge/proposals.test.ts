import { describe, expect, it } from 'vitest';
import type { Party } from '@/lib/catalogue/room/types';
import { proposeForParty } from '@/lib/rates/judge/rules/proposals';
import type { JudgedHotel, PartyProposal } from '@/lib/rates/judge/types';
import type { RateAudience } from '@/lib/rates/room/rules/rate';
import { ARRIVAL, audience, hotel, nonRefundable, on, party, plan, room, week } from '@/tests/room/facts';

type Asked = Partial<JudgedHotel> & { count?: number | null; as?: Partial<RateAudience> };

/** Of one night, so that a total is the sum of what the rooms cost. */
function propose(rooms: JudgedHotel['rooms'], of: Party, { count = null, as, ...changes }: Asked = {}) {
  const judged = { hotel: hotel(), plans: [plan()], rooms, ...changes };
  return proposeForParty(judged, week(of, { checkOut: '2027-01-10' }), { ...audience, ...as }, count);
}

const inWords = (proposals: PartyProposal[]) =>
  proposals.map(({ total, rooms }) => {
    return `${total.amount}: ${rooms.map(({ roomId, offer }) => `${roomId} ${offer.id}`).join(', ')}`;
  });

const priced = (id: string, pax: number, adults: number, price: number, left = 2) =>
  room(id, pax, adults, { night: { price, allotment: left } });

/** Four adults sleep in a quad, in two doubles, or in a triple and a single. */
const forFour = [
  priced('quad', 4, 4, 30_000),
  priced('double', 2, 2, 10_000),
  priced('triple', 3, 3, 12_000),
  priced('single', 1, 1, 7_000),
];

/** Rule 4.6: every guest is in exactly one room; a proposal has one total, one commission and one set of terms. */
describe('rooms proposed to a whole party', () => {
  it('are the cheapest first', () => {
    expect(inWords(propose(forFour, party(4)))).toEqual([
      '19000: triple flexible, single flexible',
      '20000: double flexible, double flexible',
      '30000: quad flexible',
    ]);
  });

  it('are so many as were asked for and no other number', () => {
    expect(inWords(propose(forFour, party(4), { count: 2 }))).toEqual([
      '19000: triple flexible, single flexible',
      '20000: double flexible, double flexible',
    ]);
    expect(inWords(propose(forFour, party(4), { count: 1 }))).toEqual(['30000: quad flexible']);
  });

  it('tell of each room for whom it is, at the least rate for them', () => {
    const halfBoard = plan('halfBoard', { adjustmentPercent: -30, boardAdultPrice: 3_000 });
    const rooms = [priced('suite', 2, 2, 30_000, 1), priced('single', 1, 1, 9_000, 1)];
    const [first] = propose(rooms, party(2, 6), { plans: [plan(), halfBoard], count: 2 });
    expect(first?.rooms.map(({ roomId, party: sleeping, offer }) => [roomId, sleeping, offer.id])).toEqual([
      ['suite', party(1, 6), 'halfBoard'],
      ['single', party(1), 'flexible'],
    ]);
    // Board is paid for both who sleep in the suite.
    expect(first?.total).toEqual({ amount: 21_000 + 2 * 3_000 + 9_000, currency: 'EUR' });
  });

  it('are no more of a kind than are left, and none that cannot be had at once', () => {
    const rooms = [
      room('soldOut', 2, 2, { night: { price: 1_000 }, nights: on(ARRIVAL, 1, { sold: 2 }) }),
      room('onRequest', 2, 2, { night: { price: 2_000 }, isOnRequest: true }),
      room('lastOne', 2, 2, { night: { price: 8_000 }, nights: on(ARRIVAL, 1, { sold: 1 }) }),
      priced('double', 2, 2, 15_000),
    ];
    expect(inWords(propose(rooms, party(4), { count: 2 }))).toEqual(['23000: lastOne flexible, double flexible']);
  });

  it('are none where too few are left, nor for a group', () => {
    expect(propose([priced('double', 2, 2, 10_000, 1)], party(4))).toEqual([]);
    expect(propose([priced('double', 2, 2, 10_000, 20)], party(17))).toEqual([]);
    expect(propose([priced('double', 2, 2, 10_000, 20)], party(9), { count: 9 })).toEqual([]);
    expect(propose(forFour, party(4), { plans: [] })).toEqual([]);
  });
});

describe('among three proposals at most', () => {
  const both = [plan(), nonRefundable()];

  it('is one that can be cancelled free of charge, where the cheapest cannot', () => {
    const proposals = propose(forFour, party(4), { plans: both });
    expect(inWords(proposals)).toEqual([
      '15200: triple nonRefundable, single nonRefundable',
      '16000: double nonRefundable, double nonRefundable',
      '19000: triple flexible, single flexible',
    ]);
    expect(proposals.map(({ freeUntil, isNonRefundable }) => [freeUntil, isNonRefundable])).toEqual([
      [null, true],
      [null, true],
      ['2027-01-01', false],
    ]);
  });

  it('is none of it where none is sold', () => {
    const one = [priced('double', 2, 2, 10_000)];
    expect(inWords(propose(one, party(4), { plans: [nonRefundable()] }))).toEqual([
      '16000: double nonRefundable, double nonRefundable',
    ]);
  });

  it('is each once, also where the one that can be cancelled is the second cheapest anyway', () => {
    // With board for each adult nothing is saved in a cheap room, nor by two in the double.
    const withBoard = nonRefundable({ boardAdultPrice: 4_000 });
    const rooms = [
      priced('double', 2, 2, 34_000, 1),
      priced('large', 1, 1, 30_000, 1),
      priced('small', 1, 1, 5_000, 1),
    ];
    expect(inWords(propose(rooms, party(2), { plans: [plan(), withBoard] }))).toEqual([
      '33000: small flexible, large nonRefundable',
      '34000: double flexible',
    ]);
  });

  it('are no twins: the same rooms at the same price, whichever child sleeps in which', () => {
    const alike = [priced('family', 3, 2, 10_000)];
    expect(inWords(propose(alike, party(2, 4, 9), { count: 2 }))).toEqual(['20000: family flexible, family flexible']);
    // In whatever order the rooms are filled.
    const unlike = [priced('double', 2, 2, 10_000, 1), priced('family', 3, 2, 12_000, 1)];
    expect(propose(unlike, party(2, 4, 9), { count: 2 })).toHaveLength(1);
  });

  it('are other rooms at the same price, and the same rooms where children make them dearer', () => {
    const asDear = [priced('double', 2, 2, 10_000), priced('triple', 3, 3, 13_000), priced('single', 1, 1, 7_000)];
    expect(inWords(propose(asDear, party(4), { count: 2 })).sort()).toEqual([
      '20000: double flexible, double flexible',
      '20000: triple flexible, single flexible',
    ]);
    const extra = { includedGuests: 2, extraAdultPrice: 2_000 };
    expect(inWords(propose([room('family', 3, 2, extra)], party(2, 4, 9), { count: 2 }))).toEqual([
      '20000: family flexible, family flexible',
      '22000: family flexible, family flexible',
    ]);
  });
});

/** Rule 4.8: the sum of price times per cent, rounded once; absent where it may not be seen. */
describe('the commission of several rooms', () => {
  it('is rounded once, and not room by room', () => {
    const [two] = propose([priced('double', 2, 2, 105)], party(4), { hotel: hotel({ billableCurrency: 'CHF' }) });
    expect(two).toMatchObject({
      total: { amount: 210, currency: 'CHF' },
      commission: { amount: 21, currency: 'CHF' },
    });
  });

  it('adds up rooms of different per cent', () => {
    const withBoard = nonRefundable({ boardAdultPrice: 4_000, commissionPercent: 15 });
    const rooms = [priced('large', 1, 1, 30_000, 1), priced('small', 1, 1, 5_000, 1)];
    const [cheapest] = propose(rooms, party(2), { plans: [plan(), withBoard] });
    expect(cheapest?.total.amount).toBe(28_000 + 5_000);
    expect(cheapest?.commission?.amount).toBe(4_200 + 500);
  });

  it('is zero where none is paid, and not told at all where it may not be seen', () => {
    const none = plan('flexible', { commissionPercent: 0 });
    expect(propose(forFour, party(4), { plans: [none] })[0]?.commission).toEqual({ amount: 0, currency: 'EUR' });
    for (const proposal of propose(forFour, party(4), { as: { canSeeCommission: false } })) {
      expect(proposal).not.toHaveProperty('commission');
    }
  });
});
