import type { SeasonWeek } from '@/lib/rates/property/rules/season';

/** A price in minor units of the property's currency; null: on request. */
export type CellView = number | null | 'notOffered';

export type WeekView = {
  /** `2026-12-05/2026-12-12`, as `weekKey` writes it. */
  key: string;
  text: string;
  /** Its length, when it is not a week, and the feast in it. */
  note: string;
  state: SeasonWeek['state'];
  /** Height of its bar, in per cent. */
  bar: number;
  /** One for each service level of the property. */
  cells: CellView[];
};

export type MonthView = { name: string; year: string; weeks: WeekView[] };

/** A season in finished words. The page holds it once: server and browser draw the bars and the table from it. */
export type SeasonView = { name: string; caption: string; free: string; months: MonthView[] };
