import { describe, expect, it } from 'vitest';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { cancellationFee, feeOf } from '@/lib/sales/lead/rules/cancellation';
import { missingReferences, withoutEmpty, withoutPrefix, withPrefix } from '@/lib/sales/lead/rules/reference';

const periods = [
  { fromDaysPriorToArrival: 30, feeInPercentOfBookingTotal: 35 },
  { fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 },
];
const sold = (cancellationPeriods: typeof periods) =>
  termsOfRate({ depositPercent: 0, tranches: [] }, cancellationPeriods, false);

describe('the fee of a cancellation', () => {
  const cancelled = {
    ...({ status: 'CONFIRMED_BOOKING', by: 'agent', checkIn: '2027-01-31', today: '2027-01-10' } as const),
    currency: 'EUR',
    rooms: [
      { priceTotal: 100_001n, terms: sold(periods) },
      { priceTotal: 50_000n, terms: sold([]) },
      { priceTotal: 70_000n, terms: sold(periods.slice(1)) },
    ],
  };

  it('adds up over rooms with their own terms, rounded half up once', () => {
    // 35 000.35 + 50 000 + 0
    expect(cancellationFee(cancelled)).toBe(85_000n);
    const odd = { priceTotal: 10_010n, terms: sold(periods) };
    // 3 503.5 twice is 7 007, not twice 3 504.
    expect(cancellationFee({ ...cancelled, rooms: [odd, odd] })).toBe(7_007n);
    expect(cancellationFee({ ...cancelled, rooms: [odd] })).toBe(3_504n);
  });

  it('is nothing where the supplier cancels or nothing was confirmed, unknown without a price', () => {
    expect(cancellationFee({ ...cancelled, by: 'supplier' })).toBe(0n);
    expect(cancellationFee({ ...cancelled, status: 'REQUESTED_BOOKING' })).toBe(0n);
    expect(cancellationFee({ ...cancelled, rooms: [{ priceTotal: null, terms: sold([]) }] })).toBeNull();
    expect(cancellationFee({ ...cancelled, rooms: [] })).toBe(0n);
  });

  it('is that of the day where the house stands', () => {
    const { rooms: terms, status, checkIn, currency } = cancelled;
    const lead = { status, checkIn, currency, terms, timeZone: 'Europe/Vienna' };
    const at = (text: string) => feeOf(lead, 'agent', new Date(text));
    // All of the last room from seven days before: midnight comes an hour earlier than in Greenwich.
    expect([at('2027-01-23T22:59:59Z'), at('2027-01-23T23:00:00Z')]).toEqual([85_000n, 220_001n]);
    expect(feeOf(lead, 'supplier', new Date('2027-01-23T23:00:00Z'))).toBe(0n);
  });
});

describe('references', () => {
  it.each([
    ['TLSTLS9', 'TLS9'],
    ['tls 9', 'TLS9'],
    ['9', 'TLS9'],
    [' Tls tls  tls-9 a', 'TLS-9 a'],
    ['tls', null],
    ['TLSTLS ', null],
    ['', null],
    [undefined, null],
  ])('%s becomes %s', (typed, stored) => expect(withPrefix('tls', typed)).toBe(stored));

  it('what a brand asks for is missing until it is told: a prefix alone tells nothing', () => {
    const [asked, free] = [
      { prefix: 'TLS', isRequired: true },
      { prefix: '', isRequired: false },
    ];
    const all = { bookingReference: asked, clientReference: asked, asksForCardMember: true };
    expect(missingReferences(all, {})).toEqual(['tls', 'cc', 'cardMember']);
    expect(missingReferences(all, { tls: 'tls', cc: '9', cardMember: 'platinum' })).toEqual(['tls']);
    expect(missingReferences({ ...all, clientReference: free, asksForCardMember: false }, { tls: '1' })).toEqual([]);
  });

  it('a brand without a prefix forces none', () => expect(withPrefix('', ' A 9 ')).toBe('A 9'));

  it.each([
    ['TLS9', '9'],
    ['tlsTLS 9', '9'],
    ['9', '9'],
    ['TLS', ''],
    [null, ''],
  ])('%s stands behind its prefix as %j', (kept, shown) => expect(withoutPrefix('TLS ', kept)).toBe(shown));
});

it('empty values are stripped, 0 and false are not empty', () => {
  const fields = { a: '', b: ' ', c: null, d: undefined, e: [], f: 0, g: false, h: 'x', i: [0] };
  expect(withoutEmpty(fields)).toEqual({ f: 0, g: false, h: 'x', i: [0] });
});
