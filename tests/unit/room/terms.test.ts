import { describe, expect, it } from 'vitest';
import { bedConfigurations } from '@/lib/catalogue/room/rules/bed-configurations';
import type { PlainDate } from '@/lib/platform/dates';
import { commissionOf, commissionPercent } from '@/lib/rates/room/rules/commission';
import { exchange } from '@/lib/rates/room/rules/exchange';
import { mergeTerms } from '@/lib/rates/room/rules/merge';
import { isOffered, offerOf } from '@/lib/rates/room/rules/offer';
import { localTaxes } from '@/lib/rates/room/rules/price';
import { cancellationTimeline, depositPercentOf, feeOn, paymentSteps } from '@/lib/rates/room/rules/terms';
import type { HotelFacts, RatePlan, RoomFacts } from '@/lib/rates/room/types';

const checkIn: PlainDate = '2027-03-06';
const today: PlainDate = '2026-11-22';
const total = { amount: 482_050, currency: 'EUR' };
const periods = (...pairs: [number, number][]) =>
  pairs.map(([fromDaysPriorToArrival, feeInPercentOfBookingTotal]) => ({
    fromDaysPriorToArrival,
    feeInPercentOfBookingTotal,
  }));
const plan: RatePlan = {
  id: 'plan',
  kind: 'flexible',
  name: 'Flexible',
  description: 'd',
  policy: null,
  board: 'breakfast',
  boardAdultPrice: 0,
  boardChildPrice: 0,
  adjustmentPercent: 0,
  modifiers: [],
  publicAdjustmentPercent: 6,
  isPriced: true,
  paymentProfiles: ['ClientPays'],
  programmeId: null,
  amenities: null,
  commissionPercent: 10,
  depositPercent: 0,
  tranches: [],
  cancellationPeriods: periods([7, 80]),
  hasNoShowClause: true,
};
const hotel: HotelFacts = {
  id: 'hotel',
  isReseller: false,
  supportsInstantBooking: false,
  isAdultsOnly: false,
  billableCurrency: 'EUR',
  localCurrency: 'CHF',
  weekendPercent: 100,
  childBands: [],
  taxes: [{ kind: 'cityTax', amount: 500, fromAge: 12, maxNights: 7 }],
  seasons: [],
  closures: [],
  programmes: [{ programmeId: 'larix', commissionPercent: 13 }],
};

describe('cancellation', () => {
  it('has a real date and the specified words for every step', () => {
    const semi = { ...plan, cancellationPeriods: periods([14, 60], [30, 30], [3, 100]) };
    const { freeUntil, periods: steps } = cancellationTimeline(semi, { checkIn, today, total });
    expect(freeUntil).toBe('2027-02-03');
    expect(steps.map(({ from, until, fee, wording }) => [from, until, fee?.amount, wording])).toEqual([
      ['2027-02-04', '2027-02-19', 144_615, { key: 'withinDays', days: 30 }],
      ['2027-02-20', '2027-03-02', 289_230, { key: 'withinDays', days: 14 }],
      ['2027-03-03', null, 482_050, { key: 'withinDays', days: 3 }],
    ]);
    expect(feeOn({ periods: steps }, '2027-02-03', total)?.amount).toBe(0);
    expect(feeOn({ periods: steps }, '2027-02-20', total)?.amount).toBe(289_230);
    expect(cancellationTimeline(semi, { checkIn, today: '2027-02-25', total })).toMatchObject({
      freeUntil: null,
      periods: [{ from: '2027-02-20' }, { from: '2027-03-03' }],
    });
  });

  it('words 0 and 1 day, and an empty list as non-refundable', () => {
    const worded = cancellationTimeline(
      { ...plan, cancellationPeriods: periods([1, 50], [0, 100]) },
      { checkIn, today, total },
    );
    expect(worded.periods.map(({ wording }) => wording)).toEqual([{ key: 'dayPrior' }, { key: 'dayOfArrival' }]);
    const none = cancellationTimeline({ ...plan, cancellationPeriods: [] }, { checkIn, today, total });
    expect(none).toMatchObject({ isNonRefundable: true, freeUntil: null, periods: [{ from: today, fee: total }] });
  });
});

describe('payment', () => {
  const tranches = [
    { cumulativePercentage: 50, daysPriorToArrival: 60 },
    { cumulativePercentage: 80, daysPriorToArrival: 30 },
    { cumulativePercentage: 100, daysPriorToArrival: 14 },
  ];
  const steps = (depositPercent: number, list: typeof tranches, from: PlainDate = today) =>
    paymentSteps({ depositPercent, tranches: list }, { checkIn, today: from, total }).map(
      ({ due, amount, isDueNow, isAtHotel }) => [due, amount.amount, isDueNow, isAtHotel],
    );

  it('is a deposit, tranches by their day and the rest at the hotel, adding up to the total', () => {
    expect(steps(0, [])).toEqual([['2027-03-06', 482_050, false, true]]);
    expect(steps(100, [])).toEqual([[today, 482_050, true, false]]);
    expect(steps(30, tranches)).toEqual([
      [today, 144_615, true, false],
      ['2027-01-05', 96_410, false, false],
      ['2027-02-04', 144_615, false, false],
      ['2027-02-20', 96_410, false, false],
    ]);
    expect(steps(30, tranches, '2027-02-10')).toEqual([
      ['2027-02-10', 385_640, true, false],
      ['2027-02-20', 96_410, false, false],
    ]);
  });

  it('asks for the deposit of a season that wants more', () => {
    const seasons = [
      { kind: 'festive', startsOn: '2026-12-19', endsOn: '2027-01-04', levelPercent: 240, depositPercent: 100 },
    ] as const;
    const stay = (from: PlainDate, until: PlainDate) => ({ checkIn: from, checkOut: until });
    expect(depositPercentOf({ seasons }, plan, stay('2027-01-02', '2027-01-09'))).toBe(100);
    expect(depositPercentOf({ seasons }, plan, stay('2027-01-04', '2027-01-09'))).toBe(0);
  });
});

describe('several rooms', () => {
  const line = (freeUntil: PlainDate | null, amount: number | null, currency = 'EUR', quantity = 1) => ({
    cancellation: {
      isNonRefundable: freeUntil === null,
      freeUntil,
      hasNoShowClause: true,
      periods: [
        {
          from: freeUntil ?? today,
          until: null,
          percent: 50,
          fee: amount === null ? null : { amount: amount / 2, currency },
          wording: { key: 'dayPrior' as const },
        },
      ],
    },
    payments: amount === null ? [] : [{ due: today, amount: { amount, currency }, isDueNow: true, isAtHotel: false }],
    priceTotal: amount === null ? null : { amount, currency },
    quantity,
  });

  it('are free until the earliest date, and their fees and payments add up', () => {
    const merged = mergeTerms([line('2027-02-01', 1_000), line('2027-01-10', 3_000, 'EUR', 2)]);
    expect(merged).toMatchObject({ freeUntil: '2027-01-10', isNonRefundable: false, isOnRequest: false });
    expect(merged.totals).toEqual([{ amount: 7_000, currency: 'EUR' }]);
    expect(merged.fees[0]?.periods.map(({ from, until, fee }) => [from, until, fee.amount])).toEqual([
      ['2027-01-10', '2027-01-31', 3_000],
      ['2027-02-01', null, 3_500],
    ]);
    expect(merged.payments[0]?.steps.map(({ amount }) => amount.amount)).toEqual([7_000]);
  });

  it('never add currencies, and one without refund or price says so for all', () => {
    const merged = mergeTerms([line('2027-02-01', 1_000), line(null, 500, 'CHF'), line('2027-02-01', null)]);
    expect(merged).toMatchObject({ freeUntil: null, isNonRefundable: true, isOnRequest: true });
    expect(merged.totals).toEqual([
      { amount: 1_000, currency: 'EUR' },
      { amount: 500, currency: 'CHF' },
    ]);
  });
});

describe('commission', () => {
  it('is the best of plan, agreement and verified programme', () => {
    const of = (agreementPercent: number | null, verifiedProgrammes: string[]) =>
      commissionPercent(hotel, plan, { agreementPercent, verifiedProgrammes });
    expect([of(null, []), of(12, []), of(8, ['larix']), of(15, ['larix']), of(null, ['aurea'])]).toEqual([
      10, 12, 13, 15, 10,
    ]);
  });

  it('is rounded once over all lines, and the cents go by largest remainder', () => {
    // 0.333 + 0.333 + 0.334 of a cent each: one cent together, not none.
    const three = commissionOf([333, 333, 334].map((priceTotal) => ({ priceTotal, commissionPercent: 0.1 })));
    expect(three).toEqual({ total: 1, lines: [0, 0, 1] });
    expect(commissionOf([{ priceTotal: 482_055, commissionPercent: 12.5 }]).total).toBe(60_257);
  });

  it('is absent from an offer for whoever may not see it', () => {
    const room: RoomFacts = {
      id: 'room',
      hotelId: 'hotel',
      beds: [],
      isOnRequest: false,
      isEnquiryOnly: false,
      includedGuests: 2,
      extraAdultPrice: 0,
      calendar: new Map(),
    };
    const asked = {
      checkIn,
      checkOut: '2027-03-07',
      today,
      quantity: 1,
      party: { adults: 2, childrenAges: [] },
    } as const;
    const offer = (canSeeCommission: boolean) =>
      offerOf(hotel, room, plan, asked, {
        paymentProfile: 'ClientPays',
        agency: { agreementPercent: null, verifiedProgrammes: [] },
        rates: new Map(),
        canSeeCommission,
      });
    expect(JSON.stringify(offer(false))).not.toMatch(/ommission/);
    expect(offer(true)).toMatchObject({ commissionLevelForPartner: 10, commission: null });
  });
});

describe('who is offered a plan', () => {
  const audience = (paymentProfile: RatePlan['paymentProfiles'][number], verifiedProgrammes: string[] = []) => ({
    paymentProfile,
    agency: { agreementPercent: null, verifiedProgrammes },
  });

  it('is decided by the payment profile, and a programme’s rate is for verified members', () => {
    expect(isOffered(plan, audience('ClientPays'))).toBe(true);
    expect(isOffered(plan, audience('AgencyPaysPackageRate'))).toBe(false);
    const ofProgramme = { ...plan, programmeId: 'larix' };
    expect([
      isOffered(ofProgramme, audience('ClientPays')),
      isOffered(ofProgramme, audience('ClientPays', ['larix'])),
    ]).toEqual([false, true]);
  });
});

it('city tax is paid by those of the age, for so many nights, in the local currency', () => {
  const party = { adults: 2, childrenAges: [11, 12] };
  expect(localTaxes(hotel, party, 3)).toEqual([{ kind: 'cityTax', amount: { amount: 4_500, currency: 'CHF' } }]);
  expect(localTaxes(hotel, party, 10)[0]?.amount.amount).toBe(10_500);
});

it('a local price is exchanged at the day’s rate, rounded once, and missing without one', () => {
  const rates = new Map([
    ['CHF', { eurPerUnit: 1.05, asOf: today }],
    ['JPY', { eurPerUnit: 0.006, asOf: today }],
  ] as const);
  expect(exchange({ amount: 100_000, currency: 'EUR' }, 'CHF', rates)).toEqual({
    money: { amount: 95_238, currency: 'CHF' },
    exchangedOn: today,
  });
  expect(exchange({ amount: 100_000, currency: 'EUR' }, 'JPY', rates)?.money.amount).toBe(166_667);
  expect(exchange({ amount: 1, currency: 'EUR' }, 'USD', rates)).toBeNull();
});

describe('bed configurations', () => {
  const bed = (bedType: 'kingSizeBed' | 'extraBed', isInStandardOccupancy: boolean, twinBedPossible = false) => ({
    bedType,
    isInStandardOccupancy,
    twinBedPossible,
    sleeps: [bedType === 'kingSizeBed' ? { maxPax: 2, maxAdults: 2 } : { maxPax: 1, maxAdults: 0 }],
  });
  const ids = (...[beds, adults, childrenAges]: [ReturnType<typeof bed>[], number, number[]]) =>
    bedConfigurations(beds, { adults, childrenAges }).map(({ id }) => id);

  it('are one, or several the hotel is asked for, of those the party sleeps in', () => {
    expect(ids([bed('kingSizeBed', true)], 2, [])).toEqual(['kingSizeBed']);
    const many = [bed('kingSizeBed', true, true), bed('extraBed', false)];
    expect(ids(many, 2, [])).toEqual([
      'kingSizeBed',
      'extraBed+kingSizeBed',
      'kingSizeBed.twin',
      'extraBed+kingSizeBed.twin',
    ]);
    expect(ids(many, 2, [4])).toEqual(['extraBed+kingSizeBed', 'extraBed+kingSizeBed.twin']);
    expect(ids(many, 3, [])).toEqual([]);
  });
});
