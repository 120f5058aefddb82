import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import {
  addRates,
  areAllRated,
  chooseRates,
  countRooms,
  removeRate,
  selectedRate,
  selectionOf,
  withoutCommission,
} from '@/lib/sales/selection/rules/change';
import { isOfPlace, isRestorable } from '@/lib/sales/selection/rules/scope';
import {
  commissionOfSelection,
  localPriceOf,
  nextStepOf,
  payableLocallyOf,
  publicTotalOf,
  ratesOfSelection,
  termsOfSelection,
  totalOf,
} from '@/lib/sales/selection/rules/total';
import { readSelection } from '@/lib/sales/selection/schema';
import type { SelectionScope } from '@/lib/sales/selection/types';
import { family, offer, scope, selected } from './selections';

const today: PlainDate = '2026-11-24';
const double = { id: 'double', name: 'Deluxe Double' };
const both = chooseRates(selected(offer()), scope, double, [offer({ id: 'plain', priceTotal: 8_260 })]);

describe('changing a selection', () => {
  it('keeps one list of rates for each room type, in the order in which they came', () => {
    expect(both?.rooms.map(({ id }) => id)).toEqual(['family', 'double']);
    const again = chooseRates(both, scope, family, [offer({ id: 'other' }), offer()]);
    expect(again?.rooms.map(({ id, offers }) => [id, offers.map((one) => one.id)])).toEqual([
      ['family', ['other', 'flexible']],
      ['double', ['plain']],
    ]);
    expect(countRooms(again)).toBe(3);
    const rates = ['family', 'double', 'x'].map((id) => selectedRate(again, id, offer()));
    expect(rates).toEqual([null, 'plain', null]);
  });

  it('keeps rooms of a type for other guests, and takes the new rate for the same ones', () => {
    const four = offer({ numAdults: 2, childrenAges: [9, 3] });
    const single = offer({ id: 'plain', numAdults: 1, childrenAges: [] });
    const two = addRates(selected(four), scope, family, [single]);
    expect(two?.rooms).toMatchObject([{ id: 'family', offers: [{ numAdults: 2 }, { numAdults: 1 }] }]);
    expect([selectedRate(two, 'family', four), selectedRate(two, 'family', single)]).toEqual(['flexible', 'plain']);

    const dearer = addRates(two, scope, family, [{ ...four, childrenAges: [3, 9], id: 'other' }]);
    expect(dearer?.rooms[0]?.offers.map(({ id }) => id)).toEqual(['plain', 'other']);
    expect(addRates(dearer, scope, family, [])).toBeNull();
  });

  it('takes the rooms of a proposal in place of everything else, several of a type together', () => {
    const rooms = [
      { room: family, offer: offer({ numAdults: 2 }) },
      { room: double, offer: offer({ id: 'plain' }) },
      { room: family, offer: offer({ numAdults: 1 }) },
    ];
    const taken = selectionOf(scope, rooms);
    expect(taken?.rooms.map(({ id, offers }) => [id, offers.map(({ numAdults }) => numAdults)])).toEqual([
      ['family', [2, 1]],
      ['double', [2]],
    ]);
  });

  it('an empty list removes the room type, the last one the selection', () => {
    expect(chooseRates(both, scope, family, [])?.rooms.map(({ id }) => id)).toEqual(['double']);
    expect(chooseRates(selected(offer()), scope, family, [])).toBeNull();
  });

  it('removes one room, and with the last of its type the type', () => {
    const two = selected(offer({ id: 'a' }), offer({ id: 'b' }));
    const one = removeRate(two, 'family', 0);
    expect(ratesOfSelection(one).map(({ id }) => id)).toEqual(['b']);
    expect(one && removeRate(one, 'family', 0)).toBeNull();
    expect(removeRate(two, 'family', 7)).toEqual(two);
  });

  it('needs a rate for every room', () => {
    expect(areAllRated([offer(), null])).toBe(false);
    expect(areAllRated([])).toBe(false);
    expect(areAllRated([offer()])).toBe(true);
  });
});

describe('the scope of a selection', () => {
  const { owner, hotel, stay } = scope;
  const others: [string, SelectionScope][] = [
    ['hotel', { ...scope, hotel: { ...hotel, id: 'H02' } }],
    ['arrival', { ...scope, stay: { ...stay, checkInDate: '2027-01-10' } }],
    ['departure', { ...scope, stay: { ...stay, checkOutDate: '2027-01-17' } }],
    ['payment profile', { ...scope, stay: { ...stay, paymentProfile: 'AgencyPaysPackageRate' } }],
    ['person', { ...scope, owner: { ...owner, userId: 'other' } }],
    ['agency', { ...scope, owner: { ...owner, agencyId: null } }],
    ['brand', { ...scope, owner: { ...owner, brandId: 'amex' } }],
  ];

  it.each(others)('another %s begins anew', (_, other) => {
    const chosen = chooseRates(both, other, family, [offer()]);
    expect(chosen).toEqual({ ...other, rooms: [{ ...family, offers: [offer()] }] });
    const isShown = both && isRestorable(both, other.owner, today) && isOfPlace(both, other);
    expect(isShown).toBe(false);
  });

  it('its own person finds it again until the day of arrival', () => {
    expect(both && isRestorable(both, owner, '2027-01-09')).toBe(true);
    expect(both && isRestorable(both, owner, '2027-01-10')).toBe(false);
  });
});

describe('what is kept in the browser', () => {
  it('is read as it was written, without what is no part of it', () => {
    const text = JSON.stringify({ ...both, extra: 1 });
    expect(readSelection(text)).toEqual(both);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no selection', '{"rooms":[]}'],
    ['a price that is a word', JSON.stringify(selected(offer({ priceTotal: 'much' as unknown as number })))],
    ['a currency that is none', JSON.stringify(selected(offer({ currency: 'Euro' })))],
    ['a room without rates', JSON.stringify({ ...scope, rooms: [{ ...family, offers: [] }] })],
    [
      'a stay backwards',
      JSON.stringify({ ...both, stay: { ...scope.stay, checkInDate: '2027-01-16', checkOutDate: '2027-01-09' } }),
    ],
    ['a day that is none', JSON.stringify({ ...both, stay: { ...scope.stay, checkInDate: '2027-02-30' } })],
  ])('is not read where it is %s', (_, text) => expect(readSelection(text)).toBeNull());
});

describe('what a selection comes to', () => {
  it('is one total, one commission, one public price', () => {
    expect(totalOf(both)).toEqual({ kind: 'priced', totals: [{ amount: 2_520_000, currency: 'EUR' }] });
    expect(nextStepOf(totalOf(both))).toBe('save');
    expect(commissionOfSelection(both)).toMatchObject({ total: { amount: 352_800 }, percent: 14 });
    expect(publicTotalOf(both)).toEqual({ amount: 3_402_000, currency: 'EUR' });
    expect(payableLocallyOf(both)).toEqual([{ amount: 12_040, currency: 'EUR' }]);
  });

  it('says nothing of commission that nobody told', () => {
    expect(commissionOfSelection(selected(offer(), offer({ commissionLevelForPartner: undefined })))).toBeNull();
    expect(commissionOfSelection(null)).toBeNull();
    expect(JSON.stringify(withoutCommission(selected(offer())))).not.toContain('commission');
  });

  it('is on request as soon as one price is missing: enquired about, not saved', () => {
    const total = totalOf(selected(offer(), offer({ priceTotal: null })));
    expect(total).toEqual({ kind: 'onRequest', known: [{ amount: 1_694_000, currency: 'EUR' }] });
    expect(nextStepOf(total)).toBe('enquire');
    expect(nextStepOf(totalOf(null))).toBe('none');
  });

  it('never adds two currencies: subtotals, and enquired about', () => {
    const split = selected(offer(), offer({ currency: 'CHF', priceTotal: 100.05 }), offer({ priceTotal: 0.5 }));
    const total = totalOf(split);
    expect(total).toEqual({
      kind: 'priced',
      totals: [
        { amount: 1_694_050, currency: 'EUR' },
        { amount: 10_005, currency: 'CHF' },
      ],
    });
    expect(nextStepOf(total)).toBe('enquire');
    expect(commissionOfSelection(split)).toBeNull();
  });
});

const percent = fc.integer({ min: 0, max: 100 });
const anyOffer = fc
  .record({
    currency: fc.constantFrom('EUR', 'CHF'),
    priceTotal: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)),
    periods: fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), percent), {
      maxLength: 3,
      selector: ([days]) => days,
    }),
    depositPercentage: percent,
  })
  .map(({ currency, priceTotal, periods, depositPercentage }) =>
    offer({
      currency,
      priceTotal,
      paymentPolicy: { depositPercentage, tranches: [] },
      cancellationPolicy: {
        cancellationPeriods: periods
          .sort(([a], [b]) => b - a)
          .map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => ({
            fromDaysPriorToArrival,
            feeInPercentOfBookingTotal,
          })),
      },
    }),
  );
const anySelection = fc.array(anyOffer, { minLength: 1, maxLength: 5 }).map((offers) => selected(...offers));

describe('several rooms as one', () => {
  it('pays in all what the rooms cost, in every currency', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const cents = (currency: string) =>
          ratesOfSelection(selection)
            .filter((one) => one.currency === currency && one.priceTotal !== null)
            .reduce((sum, { priceTotal }) => sum + Math.round((priceTotal ?? 0) * 100), 0);
        for (const { currency, total, dues } of termsOfSelection(selection, today).currencies) {
          expect(total.amount).toBe(cents(currency));
          expect(dues.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(cents(currency));
        }
      }),
    );
  });

  it('is free of charge until the earliest of all rooms, and from each day on costs what they cost apart', () => {
    fc.assert(
      fc.property(anySelection, (selection) => {
        const merged = termsOfSelection(selection, today);
        const apart = ratesOfSelection(selection).map((one) => termsOfSelection(selected(one), today));
        const dates = apart.map(({ freeUntil }) => freeUntil);
        const sorted = dates.filter((date) => date !== null).sort();
        expect(merged.freeUntil).toBe(sorted.length < dates.length ? null : sorted[0]);
        for (const { currency, fees } of merged.currencies) {
          for (const { from, fee, byLine } of fees) {
            // Rounded once together: less than a cent for each room from what they would cost apart.
            const alone = apart
              .flatMap(({ currencies }) => currencies.filter((one) => one.currency === currency))
              .map((one) => one.fees.findLast((span) => span.from <= from)?.fee?.amount ?? 0);
            const sum = alone.reduce((all, one) => all + one, 0);
            expect(Math.abs((fee?.amount ?? 0) - sum)).toBeLessThanOrEqual(alone.length / 2);
            expect(byLine.reduce((all, one) => all + (one.fee?.amount ?? 0), 0)).toBe(fee?.amount);
          }
        }
      }),
    );
  });
});

it('the local price informs where it is of another currency and known of every room', () => {
  const swiss = { localPrice: { currency: 'CHF', amount: 100.05, exchangedOn: '2026-11-24' } };
  expect(localPriceOf(selected(offer(swiss), offer(swiss)))).toEqual({
    price: { amount: 20_010, currency: 'CHF' },
    exchangedOn: '2026-11-24',
  });
  expect(localPriceOf(selected(offer(swiss), offer()))).toBeNull();
  const own = { localPrice: { currency: 'EUR', amount: 16_940, exchangedOn: null } };
  expect(localPriceOf(selected(offer(own)))).toBeNull();
});
