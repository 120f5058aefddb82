import type { BlockFact, Period, StayFact } from '@/lib/catalogue/property/rules/facts';
import type { Beds } from '@/lib/catalogue/property/types';
import { compareDates, daysBetween, type PlainDate } from '@/lib/platform/dates';
import { type AgencyWeek, type EarnedPercents, toAgencyWeek } from './agency-season';
import { availabilityOf, type DecideAvailability } from './availability';
import { type SeasonWeek, seasonWeeks, weekOf } from './season';
import { type SeasonWindow, seasonWindows } from './season-windows';

export const MOST_HOUSES = 4;

/** Rule 4.14 and the blocks agencies ask for. */
export const gridLengths = [7, 10, 14] as const;
export type GridLength = (typeof gridLengths)[number];

type House = {
  card: { beds: Beds | null };
  stays: StayFact[];
  blocks: BlockFact[];
  serviceLevels: string[];
  earned: EarnedPercents;
};

type Asked = {
  season: Pick<SeasonWindow, 'kind' | 'year'>;
  nights: GridLength;
  /** One day earlier or later is the same row. */
  isFlexible: boolean;
  guests: number;
  today: PlainDate;
};

/** A period with one week for each house, in their order. */
export type GridRow = Period & { weeks: AgencyWeek[] };

const isSame = (a: Period, b: Period) => a.checkIn === b.checkIn && a.checkOut === b.checkOut;

/** Every season in which one of the houses is let, in order. */
export function gridSeasons(houses: readonly Pick<House, 'stays'>[], today: PlainDate): SeasonWindow[] {
  const windows = new Map<string, SeasonWindow>();
  for (const window of houses.flatMap(({ stays }) => seasonWindows(stays, today))) {
    const key = `${window.year} ${window.kind}`;
    if (!windows.has(key)) windows.set(key, window);
  }
  return [...windows.values()].sort((a, b) => a.year - b.year || (a.kind === 'summer' ? -1 : 1));
}

/** The rows of that length on the house's own page. */
function ownRows(
  { stays, blocks, serviceLevels }: House,
  { season, nights, today }: Asked,
  decide: DecideAvailability,
): SeasonWeek[] {
  return seasonWindows(stays, today)
    .filter(({ kind, year }) => kind === season.kind && year === season.year)
    .flatMap((window) => seasonWeeks({ stays, blocks, serviceLevels, today, from: window.from, to: window.to }, decide))
    .flatMap(({ weeks }) => weeks)
    .filter((week) => week.nights === nights);
}

/** Periods of all houses; with a day's grace the one that most of them share stands for its neighbours. */
function periodsOf(rows: readonly SeasonWeek[][], isFlexible: boolean): Period[] {
  const counts = new Map<string, Period & { count: number }>();
  for (const { checkIn, checkOut } of rows.flat()) {
    const known = counts.get(checkIn) ?? { checkIn, checkOut, count: 0 };
    counts.set(checkIn, { ...known, count: known.count + 1 });
  }
  const inOrder = [...counts.values()].sort((a, b) => compareDates(a.checkIn, b.checkIn));
  if (!isFlexible) return inOrder;
  const chosen: Period[] = [];
  for (const period of [...inOrder].sort((a, b) => b.count - a.count)) {
    if (!chosen.some((one) => Math.abs(daysBetween(one.checkIn, period.checkIn)) <= 1)) chosen.push(period);
  }
  return chosen.sort((a, b) => compareDates(a.checkIn, b.checkIn));
}

/** One to four houses beside each other (rule 4.14): each cell is the row of that house's page, or decided as there. */
export function seasonGrid(houses: readonly House[], asked: Asked): GridRow[] {
  const { isFlexible, guests, today } = asked;
  const judges = houses.map(({ stays, blocks }) => availabilityOf({ stays, blocks, today }));
  const judgeOf = (index: number) => judges[index] as DecideAvailability;
  const rows = houses.map((house, index) => ownRows(house, asked, judgeOf(index)));
  return periodsOf(rows, isFlexible).map(({ checkIn, checkOut }) => ({
    checkIn,
    checkOut,
    weeks: houses.map((house, index) => {
      const own = rows[index] ?? [];
      const exact = own.find((week) => isSame(week, { checkIn, checkOut }));
      const near = isFlexible ? own.filter((week) => Math.abs(daysBetween(week.checkIn, checkIn)) === 1) : [];
      const shown =
        (exact?.state === 'available' ? exact : near.find(({ state }) => state === 'available')) ??
        exact ??
        near[0] ??
        weekOf({ checkIn, checkOut }, judgeOf(index), house.serviceLevels);
      return toAgencyWeek(shown, guests, house);
    }),
  }));
}
