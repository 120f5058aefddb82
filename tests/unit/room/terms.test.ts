import { describe, expect, it } from 'vitest';
import { bedConfigurations } from '@/lib/catalogue/room/rules/bed-configurations';
import type { PlainDate } from '@/lib/platform/dates';
import { commissionOf, commissionPercent } from '@/lib/rates/room/rules/commission';
import { exchange } from '@/lib/rates/room/rules/exchange';
import { localTaxes } from '@/lib/rates/room/rules/price';
import { isSold, planTermsOf, rateOf } from '@/lib/rates/room/rules/rate';
import type { HotelFacts, RatePlan, RoomFacts } from '@/lib/rates/room/types';
import { termsOfRate } from '@/lib/rates/terms/rules/convert';

const checkIn: PlainDate = '2027-03-06';
const today: PlainDate = '2026-11-22';
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
  terms: termsOfRate(
    { depositPercent: 0, tranches: [] },
    [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 80 }],
    true,
  ),
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

describe('payment', () => {
  it('asks for the deposit of a season that wants more', () => {
    const seasons = [
      { kind: 'festive', startsOn: '2026-12-19', endsOn: '2027-01-04', levelPercent: 240, depositPercent: 100 },
    ] as const;
    const stay = (from: PlainDate, until: PlainDate) => ({ checkIn: from, checkOut: until });
    const depositOf = (asked: ReturnType<typeof stay>) => planTermsOf({ seasons }, plan, asked).payment.depositPercent;
    expect(depositOf(stay('2027-01-02', '2027-01-09'))).toBe(100);
    expect(depositOf(stay('2027-01-04', '2027-01-09'))).toBe(0);
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
      rateOf(hotel, room, plan, asked, {
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
    expect(isSold(plan, audience('ClientPays'))).toBe(true);
    expect(isSold(plan, audience('AgencyPaysPackageRate'))).toBe(false);
    const ofProgramme = { ...plan, programmeId: 'larix' };
    expect([
      isSold(ofProgramme, audience('ClientPays')),
      isSold(ofProgramme, audience('ClientPays', ['larix'])),
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
