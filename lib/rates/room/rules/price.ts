import type { Party } from '@/lib/catalogue/room/types';
import { addDays, daysBetween, nightsBetween, weekdayOf } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { divided, spread, times } from '@/lib/platform/money-arithmetic';
import { exactSum, factorOf, roundedSum, wholeSum } from '@/lib/platform/money-minor';
import { whenRead } from '@/lib/platform/when-read';
import type { HotelFacts, Night, PriceReason, RatePlan, RoomFacts, StayAsked, StayPrice } from '../types';

const FRIDAY = 5;
const SATURDAY = 6;

type Extras = { adults: number; amount: number; reasons: PriceReason[] };

/**
 * What the guests beyond those the night covers pay for one night. The included places go to the adults, then to the oldest
 * children; a child of no band pays like an adult.
 */
export function extraGuests(
  { childBands }: Pick<HotelFacts, 'childBands'>,
  { includedGuests, extraAdultPrice }: Pick<RoomFacts, 'includedGuests' | 'extraAdultPrice'>,
  { adults, childrenAges }: Party,
): Extras {
  const extraAdults = Math.max(0, adults - includedGuests);
  const includedChildren = Math.max(0, includedGuests - adults);
  const paying = [...childrenAges].sort((a, b) => b - a).slice(includedChildren);
  const children = paying.map((age) => ({
    age,
    amount: childBands.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge)?.amount ?? extraAdultPrice,
  }));
  const reasons: PriceReason[] = children.map(({ age, amount }) => ({ kind: 'child', age, amount }));
  const forAdults = { amount: extraAdultPrice, count: extraAdults };
  if (extraAdults > 0) reasons.unshift({ kind: 'extraAdults', count: extraAdults, amount: wholeSum([forAdults]) });
  return { adults: extraAdults, amount: wholeSum([forAdults, ...children]), reasons };
}

/** Board of the plan for one night; who is in a band without charge (infants) eats free. */
function boardOf(
  { childBands }: Pick<HotelFacts, 'childBands'>,
  plan: RatePlan,
  { adults, childrenAges }: Party,
): number {
  const bandOf = (age: number) => childBands.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
  const children = childrenAges.map((age) => {
    const band = bandOf(age);
    if (!band) return { amount: plan.boardAdultPrice };
    return { amount: band.amount === 0 ? 0 : plan.boardChildPrice };
  });
  return wholeSum([{ amount: plan.boardAdultPrice, count: adults }, ...children]);
}

type Change = Extract<PriceReason, { kind: 'plan' | 'longStay' | 'earlyBooking' }>;

/** The plan's own adjustment and the modifiers that apply; they add up. */
function changesOf(plan: RatePlan, { checkIn, checkOut, today }: StayAsked): Change[] {
  const applying = plan.modifiers.filter((modifier) =>
    modifier.kind === 'longStay'
      ? nightsBetween(checkIn, checkOut) >= modifier.fromNights
      : daysBetween(today, checkIn) >= modifier.fromDays,
  );
  return plan.adjustmentPercent === 0 ? applying : [{ kind: 'plan', percent: plan.adjustmentPercent }, ...applying];
}

function seasonReasons({ seasons, weekendPercent }: HotelFacts, nights: readonly Night[]): PriceReason[] {
  const counted = new Map<HotelFacts['seasons'][number], number>();
  for (const { night } of nights) {
    const season = seasons.find(({ startsOn, endsOn }) => startsOn <= night && night < endsOn);
    if (season) counted.set(season, (counted.get(season) ?? 0) + 1);
  }
  const reasons: PriceReason[] = [...counted].map(([{ kind, levelPercent }, count]) => ({
    kind: 'season',
    season: kind,
    nights: count,
    levelPercent,
  }));
  const weekends = nights.filter(({ night }) => [FRIDAY, SATURDAY].includes(weekdayOf(night))).length;
  if (weekends > 0 && weekendPercent !== 100)
    reasons.push({ kind: 'weekend', nights: weekends, percent: weekendPercent });
  return reasons;
}

/** Rule 4.7: payable locally, without commission. Adults and children of the age pay, for so many nights. */
export function localTaxes(
  { taxes, localCurrency }: Pick<HotelFacts, 'taxes' | 'localCurrency'>,
  { adults, childrenAges }: Party,
  nights: number,
): { kind: string; amount: Money }[] {
  return taxes
    .map(({ kind, amount, fromAge, maxNights }) => {
      const payers = adults + childrenAges.filter((age) => age >= fromAge).length;
      return { kind, amount: times(money(amount, localCurrency), payers * Math.min(nights, maxNights ?? nights)) };
    })
    .filter(({ amount }) => amount.amount > 0);
}

function reasonsOfPlan({ board, programmeId }: RatePlan, perNight: { amount: number; count: number }): PriceReason[] {
  const reasons: PriceReason[] = [];
  if (perNight.amount > 0) reasons.push({ kind: 'board', board, amount: wholeSum([perNight]) });
  if (programmeId) reasons.push({ kind: 'programme', programmeId });
  return reasons;
}

/**
 * What one room costs for a stay at a rate plan: the nights and the guests beyond those they cover, all changed by the sum of
 * the plan's percentages, and the board. Integers throughout and one rounding, half up, at the end (rule 4.7). Null where
 * the plan has no price or a night has none. Nights and reasons are worked out once they are read.
 */
export function priceStay(hotel: HotelFacts, room: RoomFacts, plan: RatePlan, asked: StayAsked): StayPrice | null {
  const count = nightsBetween(asked.checkIn, asked.checkOut);
  const nights = Array.from({ length: count }, (_, index) => room.calendar.get(addDays(asked.checkIn, index)));
  const priced = nights.filter((night): night is Night & { price: number } => typeof night?.price === 'number');
  if (!plan.isPriced || count < 1 || priced.length < count) return null;

  const { billableCurrency: currency } = hotel;
  const extras = extraGuests(hotel, room, asked.party);
  const board = boardOf(hotel, plan, asked.party);
  const changes = changesOf(plan, asked);
  const nightsAt = (factor: number) =>
    priced.map(({ price }) =>
      exactSum([{ amount: price, factor }, { amount: extras.amount, factor }, { amount: board }]),
    );
  const exactNights = nightsAt(factorOf(changes.map(({ percent }) => percent)));
  const total = money(roundedSum(exactNights), currency);

  const { publicAdjustmentPercent } = plan;
  const publicTotal =
    publicAdjustmentPercent === null ? null : roundedSum(nightsAt(factorOf([publicAdjustmentPercent])));

  const shown = whenRead(() => {
    const amounts = spread(total.amount, exactNights);
    return priced.map(({ night }, index) => ({ night, amount: amounts[index] ?? 0 }));
  });
  const reasons = whenRead(() => [
    ...seasonReasons(hotel, priced),
    ...extras.reasons.map((reason) => {
      return 'amount' in reason ? { ...reason, amount: wholeSum([{ amount: reason.amount, count }]) } : reason;
    }),
    ...changes,
    ...reasonsOfPlan(plan, { amount: board, count }),
  ]);
  return {
    total,
    averageNightlyPrice: divided(total, count),
    get nights() {
      return shown();
    },
    publicTotal: publicTotal === null ? null : money(publicTotal, currency),
    get reasons() {
      return reasons();
    },
  };
}
