import { addDays, daysBetween, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import type {
  HotelFacts,
  NightFacts,
  PaymentProfile,
  PriceLine,
  RatePlanFacts,
  RoomFacts,
  StayPrice,
  StayRequest,
} from '../types';
import { asTheHotelCounts } from './occupancy';
import { divideHalfUp, shareOut } from './rounding';

type Nights = ReadonlyMap<PlainDate, NightFacts>;

/** Hundredths of a per cent, so that 12.5 % stays whole. */
const PER_CENT = 100n;

function basisPoints(percent: number): bigint {
  return BigInt(Math.round(percent * 100));
}

/** Whether the plan is sold under this profile and to an agency verified in these programmes (decisions §4). */
export function isPlanOffered(
  plan: Pick<RatePlanFacts, 'paymentProfiles' | 'programmeId'>,
  paymentProfile: PaymentProfile,
  verifiedProgrammes: ReadonlySet<string>,
): boolean {
  return (
    plan.paymentProfiles.includes(paymentProfile) &&
    (plan.programmeId === null || verifiedProgrammes.has(plan.programmeId))
  );
}

/** What each guest beyond those the nights cover pays a night. Adults take the covered places first, then older children. */
function supplements(hotel: HotelFacts, room: RoomFacts, request: StayRequest): PriceLine[] {
  const nights = nightsBetween(request.checkIn, request.checkOut);
  const { adults, childrenAges } = asTheHotelCounts(request.party, hotel);
  const extraAdults = Math.max(0, adults - room.includedGuests);
  const covered = Math.max(0, room.includedGuests - adults);
  const lines: PriceLine[] = [];
  if (extraAdults > 0) {
    const amount = extraAdults * room.extraAdultPrice * nights;
    lines.push({ kind: 'extraAdults', count: extraAdults, nights, amount });
  }
  const beyond = [...childrenAges].sort((a, b) => b - a).slice(covered);
  for (const age of beyond) {
    const band = hotel.childBands.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
    lines.push({ kind: 'child', age, nights, amount: (band?.amount ?? room.extraAdultPrice) * nights });
  }
  return lines;
}

function boardLine(hotel: HotelFacts, plan: RatePlanFacts, request: StayRequest): PriceLine | null {
  const nights = nightsBetween(request.checkIn, request.checkOut);
  const { adults, childrenAges } = asTheHotelCounts(request.party, hotel);
  const children = childrenAges.filter((age) => hotel.maxInfantAge === null || age > hotel.maxInfantAge).length;
  const amount = (adults * plan.boardAdultPrice + children * plan.boardChildPrice) * nights;
  return amount === 0 ? null : { kind: 'board', nights, amount };
}

type Adjustment = { kind: 'adjustment' | 'longStay' | 'earlyBooking'; percent: number };

function adjustmentsOf(plan: RatePlanFacts, request: StayRequest): Adjustment[] {
  const nights = nightsBetween(request.checkIn, request.checkOut);
  const ahead = daysBetween(request.today, request.checkIn);
  const applied = plan.modifiers.filter((modifier) =>
    modifier.kind === 'longStay' ? nights >= modifier.fromNights : ahead >= modifier.fromDays,
  );
  return [
    ...(plan.adjustmentPercent === 0 ? [] : [{ kind: 'adjustment' as const, percent: plan.adjustmentPercent }]),
    ...applied.map(({ kind, percent }) => ({ kind, percent })),
  ];
}

function average(total: Money, nights: number): Money {
  return money(divideHalfUp(BigInt(total.amount), BigInt(nights)), total.currency);
}

/**
 * What one room costs for these nights under this plan: nights, guests beyond the covered ones, board, and the plan's per
 * cent of the nights' prices, rounded once, half up (decisions §4). Null: a night has no price, or the plan has none.
 */
export function priceStay(
  hotel: HotelFacts,
  room: RoomFacts,
  plan: RatePlanFacts,
  nights: Nights,
  request: StayRequest,
): StayPrice | null {
  const length = nightsBetween(request.checkIn, request.checkOut);
  const rows = Array.from({ length }, (_, index) => nights.get(addDays(request.checkIn, index)));
  const perNight = rows.flatMap((row) => (row?.price == null ? [] : [{ night: row.night, amount: row.price }]));
  if (!plan.isPriced || length < 1 || perNight.length < length) return null;
  const currency = hotel.billableCurrency;
  const nightsAmount = perNight.reduce((sum, { amount }) => sum + amount, 0);
  const board = boardLine(hotel, plan, request);
  const fixed = [...supplements(hotel, room, request), ...(board ? [board] : [])];
  const fixedAmount = fixed.reduce((sum, { amount }) => sum + amount, 0);
  const adjustments = adjustmentsOf(plan, request);
  const change = (percent: bigint) =>
    divideHalfUp(BigInt(nightsAmount) * (100n * PER_CENT + percent), 100n * PER_CENT) - nightsAmount;
  const percents = adjustments.map(({ percent }) => basisPoints(percent));
  const adjusted = change(percents.reduce((sum, percent) => sum + percent, 0n));
  const shares = shareOut(adjusted, percents);
  const total = money(nightsAmount + fixedAmount + adjusted, currency);
  const publicTotal =
    plan.publicAdjustmentPercent === null
      ? null
      : money(nightsAmount + fixedAmount + change(basisPoints(plan.publicAdjustmentPercent)), currency);
  return {
    total,
    averageNightly: average(total, length),
    lines: [
      { kind: 'nights', nights: length, amount: nightsAmount },
      ...fixed,
      ...adjustments.map((adjustment, index) => ({ ...adjustment, amount: shares[index] ?? 0 })),
    ],
    nights: perNight,
    publicTotal,
    publicAverageNightly: publicTotal && average(publicTotal, length),
    taxes: taxesOf(hotel, request),
  };
}

function taxesOf(hotel: HotelFacts, request: StayRequest): StayPrice['taxes'] {
  const nights = nightsBetween(request.checkIn, request.checkOut);
  return hotel.taxes.map(({ kind, amount, fromAge, maxNights }) => {
    const payers = request.party.adults + request.party.childrenAges.filter((age) => age >= fromAge).length;
    const taxed = maxNights === null ? nights : Math.min(nights, maxNights);
    return { kind, total: money(amount * payers * taxed, hotel.localCurrency) };
  });
}
