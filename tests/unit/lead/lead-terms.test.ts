import { describe, expect, it } from 'vitest';
import { type Money, money } from '@/lib/platform/money';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { readKeptLocally } from '@/lib/sales/lead/kept-terms';
import { earnedAfterCancelling, leadTermsOf, pricedLines } from '@/lib/sales/lead/rules/lead-terms';

const checkIn = '2027-01-09';
const tranches = [
  { cumulativePercentage: 30, daysPriorToArrival: 30 },
  { cumulativePercentage: 100, daysPriorToArrival: 14 },
];
const room = (euros: number, commissionPercent: number, ...fees: [number, number][]) => ({
  ...{ priceTotal: BigInt(euros * 100), commissionPercent },
  terms: termsOfRate(
    { depositPercent: 0, tranches },
    fees.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => {
      return { fromDaysPriorToArrival, feeInPercentOfBookingTotal };
    }),
    true,
  ),
});
/** Two rates with different terms: where one merged sentence would lie. */
const rooms = [room(16_940, 14, [14, 50], [7, 100]), room(8_260, 12, [7, 80])];
const euros = (amount: number) => money(Math.round(amount * 100), 'EUR');

describe('the terms of a lead', () => {
  const of = (lead: typeof rooms, withCard?: Money) =>
    leadTermsOf(lead, 'EUR', { checkIn, today: '2026-11-25', bookedOn: '2026-11-25' }, withCard);

  it('say what is due when, for both rooms', () => {
    expect(of(rooms)?.dues.map(({ due, amount, isDueNow }) => [due, amount, isDueNow])).toEqual([
      ['2026-12-10', euros(7_560), false],
      ['2026-12-26', euros(17_640), false],
    ]);
  });

  it('say what cancelling costs of each room and together, and what is still earned then', () => {
    const terms = of(rooms);
    expect(terms?.freeUntil).toBe('2026-12-25');
    expect(
      terms?.fees.map(({ until, fee, byRoom, earned }) => [until, fee, byRoom.map((one) => one.fee), earned]),
    ).toEqual([
      ['2026-12-25', euros(0), [euros(0), euros(0)], euros(0)],
      ['2027-01-01', euros(8_470), [euros(8_470), euros(0)], euros(1_185.8)],
      [null, euros(23_548), [euros(16_940), euros(6_608)], euros(3_164.56)],
    ]);
  });

  it('keep the dues of the day of the booking once it is booked', () => {
    const later = leadTermsOf(rooms, 'EUR', { checkIn, today: '2026-12-20', bookedOn: '2026-11-25' });
    expect(later?.dues).toEqual(of(rooms)?.dues);
    expect(later?.fees[0]?.from).toBe('2026-12-20');
  });

  it('are unknown as soon as one price is, and of nothing at all', () => {
    expect(of([...rooms, { ...room(1, 10), priceTotal: null as unknown as bigint }])).toBeNull();
    expect(of([])).toBeNull();
    expect(pricedLines([], 'EUR')).toBeNull();
  });

  it('of a property paid by card ask for parts of price and fee, but cancel on the price', () => {
    const house = [room(10_000, 10, [14, 50])];
    const paid = of(house, euros(10_300));
    expect(paid?.dues.map(({ amount }) => amount)).toEqual([euros(3_090), euros(7_210)]);
    expect(paid?.fees.map(({ fee }) => fee)).toEqual([euros(0), euros(5_000)]);
  });

  it('name the deposit, and a clause of no-show as soon as one room has it', () => {
    const securityDeposit = { amount: euros(5_000), hold: 'blocked' as const };
    const [first, second] = rooms.map((one) => ({ ...one, terms: { ...one.terms, hasNoShowClause: false } }));
    if (!first || !second) throw new Error('two rooms are missing');
    expect(of([first, second])).toMatchObject({ securityDeposit: null, hasNoShowClause: false });
    const strict = { ...second, terms: { ...second.terms, hasNoShowClause: true } };
    const secured = { ...first, terms: { ...first.terms, securityDeposit } };
    expect(of([secured, strict])).toMatchObject({ securityDeposit, hasNoShowClause: true });
  });
});

describe('of a booking', () => {
  it('that was cancelled so much is still earned as the rooms of the fee earn', () => {
    const stay = { checkIn, today: '2026-12-28' } as const;
    expect(earnedAfterCancelling(rooms, euros(8_470), stay)).toEqual(euros(1_185.8));
    // Another fee was agreed: by the prices of the rooms.
    expect(earnedAfterCancelling(rooms, euros(252), stay)).toEqual(euros(33.63));
    expect(earnedAfterCancelling(rooms, euros(0), stay)).toEqual(euros(0));
  });
});

it('what is paid at the hotel and the local price are those of all rooms of a kind', () => {
  const tax = { kind: 'cityTax', amount: money(3_010, 'CHF') };
  const localPrice = { ...money(100_000, 'CHF'), averageNightlyPrice: {}, exchangedOn: '2026-11-24' };
  const content = {
    rooms: [{ quantity: 2 }, { quantity: 1 }],
    lines: [
      { payableLocally: [tax], localPrice },
      { payableLocally: [tax], localPrice },
    ],
  };
  expect(readKeptLocally(content)).toEqual({
    payableLocally: [money(9_030, 'CHF')],
    local: { price: money(300_000, 'CHF'), exchangedOn: '2026-11-24' },
  });
  const partly = { ...content, lines: [content.lines[0], { payableLocally: [], localPrice: null }] };
  expect(readKeptLocally(partly).local).toBeNull();
  expect(readKeptLocally(null)).toEqual({ payableLocally: [], local: null });
});
