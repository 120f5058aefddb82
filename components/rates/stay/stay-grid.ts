import { addDays, earliest, latest, overlaps, type PlainDate, weekdayOf } from '@/lib/platform/dates';
import { stayLanes, weekOf } from '@/lib/rates/stay/rules';
import type { CalendarOfStays, EditedStay, PropertyStays } from '@/lib/rates/stay/types';
import type { Place } from '../night/grid-range';
import type { StayState } from './stay-words';

/** A line of the calendar: stays of one length at one service level, by week. Without a level, nothing is loaded. */
export type GridRow = { level: string | null; nights: number | null; stays: ReadonlyMap<PlainDate, EditedStay> };

/** Rows of one length together. `weekday`: of every arrival; null where they differ. */
export type GridGroup = { key: string; nights: number | null; weekday: number | null; rows: GridRow[] };

export function groupsOf({ stays, serviceLevels }: PropertyStays): GridGroup[] {
  if (stays.length === 0) {
    return [{ key: 'none', nights: null, weekday: null, rows: [{ level: null, nights: null, stays: new Map() }] }];
  }
  return stayLanes(stays).map((line, index) => {
    const byWeek = new Map(line.stays.map((stay) => [weekOf(stay.checkIn), stay]));
    const weekdays = new Set(line.stays.map(({ checkIn }) => weekdayOf(checkIn)));
    const isPriced = (level: string) =>
      line.stays.some(({ rates }) => rates.some(({ serviceLevel }) => serviceLevel === level));
    return {
      key: `${line.nights} ${index}`,
      nights: line.nights,
      weekday: weekdays.size === 1 ? ([...weekdays][0] ?? null) : null,
      rows: serviceLevels.filter(isPriced).map((level) => ({ level, nights: line.nights, stays: byWeek })),
    };
  });
}

export const rowsOf = (groups: readonly GridGroup[]): GridRow[] => groups.flatMap(({ rows }) => rows);

export const lineNames = (propertyId: string, groups: readonly GridGroup[]): string[] =>
  groups.flatMap(({ key, rows }) => rows.map(({ level }) => `${propertyId} ${key} ${level}`));

/** What stands against a stay, or that it is on sale. Closed nights close every stay that has some of them. */
export function stateOf(stay: EditedStay, { holds, stays }: Pick<PropertyStays, 'holds' | 'stays'>): StayState {
  const hold = holds.find((one) => overlaps(one, stay));
  if (hold) return hold.kind;
  return stays.some((other) => !other.available && overlaps(other, stay)) ? 'closed' : 'onSale';
}

export type Choice = {
  property: PropertyStays;
  stays: EditedStay[];
  levels: string[];
  from: PlainDate;
  until: PlainDate;
};

/** What lies between two places of one property. The range is that of the chosen stays, without any that of their weeks. */
export function choiceOf(
  { properties, weeks, today }: CalendarOfStays,
  rows: readonly GridRow[],
  a: Place,
  b: Place,
): Choice | null {
  const property = properties[a.band];
  const [first, last] = [weeks[Math.min(a.column, b.column)], weeks[Math.max(a.column, b.column)]];
  if (!property || !first || !last) return null;
  const chosen = rows.slice(Math.min(a.row, b.row), Math.max(a.row, b.row) + 1);
  const found = new Map<string, EditedStay>();
  for (const { level, stays } of chosen) {
    for (const [week, stay] of stays) {
      const isPriced = stay.rates.some(({ serviceLevel }) => serviceLevel === level);
      if (week >= first && week <= last && isPriced) found.set(stay.id, stay);
    }
  }
  const stays = [...found.values()].sort((x, y) => (x.checkIn < y.checkIn ? -1 : 1));
  const [from, until] = [latest(first, today), addDays(last, 7)];
  return {
    property,
    stays,
    levels: [...new Set(chosen.flatMap(({ level }) => level ?? []))],
    from: stays.reduce((day, { checkIn }) => earliest(day, checkIn), stays[0]?.checkIn ?? from),
    until: stays.reduce((day, { checkOut }) => latest(day, checkOut), stays[0]?.checkOut ?? until),
  };
}
