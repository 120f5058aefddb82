import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { arrangeRooms, readRateView } from '@/lib/rates/room/rules/arrange';
import { timelineOf } from '@/lib/rates/room/rules/timeline';
import type { RoomAvailability, RoomRate } from '@/lib/rates/room/types';
import { type CancellationPeriod, termsOfRate } from '@/lib/rates/terms/rules/convert';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feesOf } from '@/lib/rates/terms/rules/fees';

const today: PlainDate = '2026-11-22';
const checkIn: PlainDate = '2027-01-09';
const total = money(100_000, 'EUR');

function terms(deposit: number, cancellationPeriods: CancellationPeriod[], hasNoShowClause = false) {
  const stay = { checkIn, today };
  const tranches = deposit === 30 ? [{ cumulativePercentage: 100, daysPriorToArrival: 14 }] : [];
  const line = {
    terms: termsOfRate({ depositPercent: deposit, tranches }, cancellationPeriods, hasNoShowClause),
    total,
  };
  return {
    terms: line.terms,
    checkInDate: checkIn,
    priceTotal: total,
    payments: duesOf([line], stay),
    cancellation: feesOf([line], stay),
  };
}

const inShort = (entries: ReturnType<typeof timelineOf>) => entries.map(({ kind, day }) => `${day} ${kind}`);

describe('payment and cancellation as one timeline', () => {
  it('stands day by day, what is paid before what a cancellation costs', () => {
    const periods = [
      { fromDaysPriorToArrival: 14, feeInPercentOfBookingTotal: 50 },
      { fromDaysPriorToArrival: 1, feeInPercentOfBookingTotal: 80 },
      { fromDaysPriorToArrival: 0, feeInPercentOfBookingTotal: 100 },
    ];
    const entries = timelineOf(terms(30, periods, true), today);
    expect(inShort(entries)).toEqual([
      '2026-11-22 payment',
      '2026-11-22 free',
      '2026-12-26 payment',
      '2026-12-26 fee',
      '2027-01-08 fee',
      '2027-01-09 fee',
      '2027-01-09 noShow',
    ]);
    expect(entries[0]).toMatchObject({ amount: money(30_000, 'EUR'), percent: 30, at: 'booking', isAll: false });
    expect(entries[1]).toMatchObject({ until: '2026-12-25' });
    expect(entries.flatMap((entry) => (entry.kind === 'fee' ? [entry.wording.key] : []))).toEqual([
      'withinDays',
      'dayPrior',
      'dayOfArrival',
    ]);
  });

  it('says once that everything is due at booking, and that nothing comes back', () => {
    expect(timelineOf(terms(100, []), today)).toMatchObject([
      { kind: 'payment', at: 'booking', percent: 100, isAll: true },
      { kind: 'nonRefundable', day: today },
    ]);
  });

  it('leaves what is not paid before to the hotel', () => {
    const free = [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 }];
    expect(timelineOf(terms(0, free), today)).toContainEqual(
      expect.objectContaining({ kind: 'payment', day: checkIn, at: 'hotel', isAll: true }),
    );
  });
});

const offer = (id: string, price: number | null, earned?: number, changes: Partial<RoomRate> = {}) =>
  ({
    id,
    board: 'breakfast',
    priceTotal: price === null ? null : money(price, 'EUR'),
    averageNightlyPrice: price === null ? null : money(price, 'EUR'),
    cancellation: { freeUntil: '2026-12-01' },
    ...(earned !== undefined && { commission: money(earned, 'EUR') }),
    ...changes,
  }) as RoomRate;

const available: RoomAvailability = { status: 'available', left: 1 };
const taken: RoomAvailability = { status: 'unavailable', refusal: { reason: 'soldOut', night: '2027-01-09', left: 0 } };
const rooms = [
  {
    id: 'dear',
    mayBeSecond: false,
    availability: available,
    offers: [offer('c', 900, 90), offer('a', 300, 10), offer('x', null)],
  },
  { id: 'asked', mayBeSecond: false, availability: { status: 'onRequest', reason: 'marked' } as const, offers: [] },
  { id: 'held', mayBeSecond: true, availability: taken, offers: [offer('h', 50)] },
  {
    id: 'cheap',
    mayBeSecond: false,
    availability: available,
    offers: [
      offer('b', 200, 30, { board: 'halfBoard' }),
      offer('n', 100, 5, { cancellation: { freeUntil: null } as RoomRate['cancellation'] }),
    ],
  },
];

function shown(params: Record<string, string>, canSeeCommission = true) {
  const { available: free, onRequest, ...others } = arrangeRooms(rooms, readRateView(params, { canSeeCommission }));
  expect(others.second.map(({ id }) => id)).toEqual(['held']);
  expect(others.unavailable).toEqual([]);
  expect(onRequest.map(({ id }) => id)).toEqual(['asked']);
  return free.map(({ id, offers }) => `${id}: ${offers.map((one) => one.id).join('')}`);
}

describe('the matrix in its address', () => {
  it.each([
    [{}, ['dear: cax', 'cheap: bn']],
    [{ sort: 'price' }, ['cheap: nb', 'dear: acx']],
    [{ sort: 'commission' }, ['dear: cax', 'cheap: bn']],
    [{ free: '1' }, ['dear: cax', 'cheap: b']],
    [{ board: 'halfBoard', sort: 'nonsense' }, ['dear: ', 'cheap: b']],
  ] as const)('%j', (params, expected) => {
    expect(shown(params)).toEqual(expected);
  });

  it('is never in the order of what nobody may see', () => {
    expect(readRateView({ sort: 'commission' }, { canSeeCommission: false }).order).toBe('hotel');
  });
});
