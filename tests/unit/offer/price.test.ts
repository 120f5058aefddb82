import { describe, expect, it } from 'vitest';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';
import { offeredPrice } from '@/lib/sales/offer/rules/price';

const asked: Parameters<typeof offeredPrice>[1] = {
  currency: 'EUR',
  markup: 0,
  isFolded: false,
  guests: 3,
  nights: 7,
  checkIn: '2027-01-09',
  today: '2026-12-01',
};

const line = (fees: readonly [number, number][], priceTotal: number | null = 100_000) => ({
  terms: termsOfRate(
    { depositPercent: 30, tranches: [{ cumulativePercentage: 80, daysPriorToArrival: 14 }] },
    fees.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => {
      return { fromDaysPriorToArrival, feeInPercentOfBookingTotal };
    }),
    true,
  ),
  priceTotal,
});

describe('what a client is offered', () => {
  it('is paid now, on a day, and at the house; shared by guests and nights', () => {
    expect(offeredPrice([line([])], asked)).toMatchObject({
      ...{ currency: 'EUR', total: 100_000, service: null, perPersonAndNight: 4_762 },
      payments: [
        { kind: 'now', on: '2026-12-01', amount: 30_000, percent: 30 },
        { kind: 'due', on: '2026-12-26', amount: 50_000, percent: 50 },
        { kind: 'there', on: '2027-01-09', amount: 20_000, percent: 20 },
      ],
    });
  });

  it('costs nothing to cancel until a day, which is no fee; a fee begins the day after', () => {
    const { freeUntil, fees } =
      offeredPrice(
        [
          line([
            [30, 50],
            [7, 100],
          ]),
        ],
        asked,
      ) ?? {};
    expect(freeUntil).toBe('2026-12-09');
    expect(fees).toEqual([
      { from: '2026-12-10', until: '2027-01-01', amount: 50_000, percent: 50 },
      { from: '2027-01-02', until: null, amount: 100_000, percent: 100 },
    ]);
    // Without any, all of it from the booking on.
    expect(offeredPrice([line([])], asked)).toMatchObject({
      freeUntil: null,
      fees: [{ from: '2026-12-01', until: null, amount: 100_000, percent: 100 }],
    });
    // Of what costs nothing at all there is no fee either.
    expect(offeredPrice([line([[30, 50]], 0)], asked)).toMatchObject({ total: 0, fees: [] });
  });

  it('has the markup in payments and fees, too, by the terms of the first room', () => {
    const lines = [line([[30, 50]]), line([[30, 100]])];
    const { total, service, payments, fees } = offeredPrice(lines, { ...asked, markup: 10_000 }) ?? {};
    expect([total, service, payments?.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      210_000, 10_000, 210_000,
    ]);
    expect(fees?.map(({ amount }) => amount)).toEqual([155_000]);
    // None adds nothing.
    expect(offeredPrice(lines, asked)?.payments.map(({ amount }) => amount)).toEqual([60_000, 100_000, 40_000]);
  });

  it('is none without a room, or where one of them has no price', () => {
    expect([offeredPrice([], asked), offeredPrice([line([]), line([], null)], asked)]).toEqual([null, null]);
  });
});
