import type { AvailabilityFacts, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import { sortServiceLevels } from '@/lib/catalogue/property/rules/service-level';
import {
  compareDates,
  eachWeek,
  type IsoWeekday,
  latest,
  nightsBetween,
  type PlainDate,
  SATURDAY,
  SUNDAY,
  weekdayOf,
} from '@/lib/platform/dates';
import { ratioOf } from '@/lib/platform/money-arithmetic';
import { type AvailabilityReason, availabilityOf, type DecideAvailability, isStayVisible } from './availability';
import { type PriceState, priceFor } from './price';

/** `option`: held by another guest; for every other purpose that is sold. */
type WeekState = 'available' | 'option' | 'sold' | 'onRequest';

export type SeasonCell = {
  serviceLevel: string;
  /** What the table says: `notOffered` where this meal plan is not sold in this week. */
  state: WeekState | 'notOffered';
  /** Shown beside the state; an available week may well have a price on request. */
  price: PriceState;
};

export type SeasonWeek = Period & {
  nights: number;
  stayId: string | null;
  state: WeekState;
  reason: AvailabilityReason;
  /** In meal-plan order. */
  levels: SeasonCell[];
};

/** `month`: `YYYY-MM` of the arrival. */
export type SeasonMonth = { month: string; weeks: SeasonWeek[] };

/** Most properties are let from Saturday; Sunday where more of the property's whole weeks begin then. */
export function changeoverDay(stays: readonly StayFact[]): IsoWeekday {
  const weekly = stays.filter(({ checkIn, checkOut }) => nightsBetween(checkIn, checkOut) % 7 === 0);
  const count = (day: IsoWeekday): number => weekly.filter(({ checkIn }) => weekdayOf(checkIn) === day).length;
  return count(SUNDAY) > count(SATURDAY) ? SUNDAY : SATURDAY;
}

/** The parts of [from, to) that no stay covers, in order. */
function gapsBetween(stays: readonly StayFact[], from: PlainDate, to: PlainDate): Period[] {
  const gaps: Period[] = [];
  let free = from;
  for (const { checkIn, checkOut } of [...stays].sort((a, b) => compareDates(a.checkIn, b.checkIn))) {
    if (checkIn >= to) break;
    if (checkIn > free) gaps.push({ checkIn: free, checkOut: checkIn });
    free = latest(free, checkOut);
  }
  if (free < to) gaps.push({ checkIn: free, checkOut: to });
  return gaps;
}

/** Whole weeks inside a gap, from the property's day; from the other one where only that leaves room for a week. */
function weeksIn({ checkIn, checkOut }: Period, day: IsoWeekday): Period[] {
  const weeks = eachWeek(checkIn, checkOut, day);
  return weeks.length > 0 ? weeks : eachWeek(checkIn, checkOut, day === SATURDAY ? SUNDAY : SATURDAY);
}

/** One row of the season: `serviceLevels` in meal-plan order. */
export function weekOf(period: Period, decide: DecideAvailability, serviceLevels: readonly string[]): SeasonWeek {
  const { state, stay, reason } = decide(period);
  const weekState = reason.code === 'overlapsOption' ? 'option' : state;
  return {
    checkIn: period.checkIn,
    checkOut: period.checkOut,
    nights: nightsBetween(period.checkIn, period.checkOut),
    stayId: stay?.id ?? null,
    state: weekState,
    reason,
    levels: serviceLevels.map((serviceLevel): SeasonCell => {
      const price: PriceState = stay ? priceFor(stay, serviceLevel) : { state: 'onRequest' };
      return { serviceLevel, state: price.state === 'notOffered' ? 'notOffered' : weekState, price };
    }),
  };
}

/**
 * The season of the property page and of the grid (rule 4.14): every visible stay that arrives in [from, to), and whole weeks
 * on request for what lies between them, never in the past. Each week is decided as the property page decides it.
 * Stays of different lengths may overlap (7, 10 and 14 nights over the holidays): each is a row of its own.
 */
export function seasonWeeks(
  {
    stays,
    blocks,
    today,
    from,
    to,
    serviceLevels,
  }: AvailabilityFacts & { from: PlainDate; to: PlainDate; serviceLevels: readonly string[] },
  decide: DecideAvailability = availabilityOf({ stays, blocks, today }),
): SeasonMonth[] {
  const shown = stays.filter((stay) => stay.checkIn >= from && stay.checkIn < to && isStayVisible(stay, today));
  // Two stays of the same dates are one row; `decideAvailability` names the one that counts.
  const rows = new Map<string, Period>();
  for (const { checkIn, checkOut } of shown) rows.set(`${checkIn} ${checkOut}`, { checkIn, checkOut });
  const day = changeoverDay(stays);
  const start = latest(from, today);
  const gaps = start < to ? gapsBetween(stays, start, to) : [];
  for (const week of gaps.flatMap((gap) => weeksIn(gap, day))) rows.set(`${week.checkIn} ${week.checkOut}`, week);

  const levels = sortServiceLevels(serviceLevels);
  const months = new Map<string, SeasonMonth>();
  for (const key of [...rows.keys()].sort()) {
    const period = rows.get(key);
    if (!period) continue;
    const month = period.checkIn.slice(0, 7);
    const group = months.get(month) ?? { month, weeks: [] };
    group.weeks.push(weekOf(period, decide, levels));
    months.set(month, group);
  }
  return [...months.values()];
}

/** `height` 0 to 1 of the season's highest price at this meal plan; null where there is no price to draw. */
export type SeasonBar = Period & { state: SeasonCell['state']; height: number | null };

/** The strip of bars above the table. Prices in another currency than the first have no bar: heights would lie. */
export function seasonBars(months: readonly SeasonMonth[], serviceLevel: string): SeasonBar[] {
  const cells = months.flatMap(({ weeks }) =>
    weeks.flatMap(({ checkIn, checkOut, levels }) => {
      const cell = levels.find((one) => one.serviceLevel === serviceLevel);
      const price = cell?.price.state === 'priced' ? cell.price.price : null;
      return cell ? [{ checkIn, checkOut, state: cell.state, price }] : [];
    }),
  );
  const currency = cells.find(({ price }) => price)?.price?.currency;
  const amounts = cells.map(({ price }) => (price?.currency === currency ? (price?.amount ?? 0) : 0));
  const peak = Math.max(0, ...amounts);
  return cells.map(({ checkIn, checkOut, state, price }) => ({
    checkIn,
    checkOut,
    state,
    height: price && price.currency === currency && peak > 0 ? ratioOf(price, { amount: peak, currency }) : null,
  }));
}
