import type { IsoWeekday, PlainDate } from '@/lib/platform/dates';
import { addDays, formatDay, formatRange, formatWeekday } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, money } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import type { Restriction } from '@/lib/rates/night/rules';
import type { NightField } from '@/lib/rates/night/types';

/** Sentences of the calendar; what they leave open stands in braces. */
export type CalendarWords = {
  grid: string;
  nightOf: string;
  taken: string;
  units: string;
  restrictions: string;
  request: string;
  /** In the place of what is free, of a night that is not sold. */
  closed: string;
  requestRoom: string;
  cell: string;
  cellUnloaded: string;
  priceOf: string;
  noRule: string;
  rule: { minStay: string; maxStay: string; releaseDays: string; closed: string; arrivals: string; noArrival: string };
  legend: { sold: string; optioned: string; free: string; request: string; prices: string };
  choose: string;
  chooseHelp: string;
  range: string;
  oneNight: string;
  nights: string;
  rooms: string;
  allRooms: string;
  field: Record<NightField | 'arrival' | 'sum', string>;
  today: string;
  todayRange: string;
  none: string;
  noPrice: string;
  maxStayHelp: string;
  arrivalHelp: string;
  anyDay: string;
  noDay: string;
  wrong: string;
  most: string;
  beyondHotel: string;
  toWhole: string;
  priceHelp: string;
  changes: string;
  before: string;
  after: string;
  nothingYet: string;
  unchanged: string;
  further: string;
  limit: string;
  met: string;
  metOne: string;
  apply: string;
  applyOne: string;
  discard: string;
  done: string;
  last: string;
  undo: string;
  undone: string;
};

/** `{name}` in a sentence becomes what it is called. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** In a cell, where there is room for no decimals. */
export function roundPriceText(price: number | null, currency: string): string {
  return priceText(price === null ? null : toNearest(money(price, currency)).amount, currency);
}

/** `Dec`, „Dez.“ */
export function monthText(day: PlainDate, locale: Locale): string {
  return formatRange(day, day, locale, { month: 'short', year: false }).replace(/^\d+\.?\s/, '');
}

export function priceText(price: number | null, currency: string): string {
  return price === null ? '–' : formatAmount({ amount: price, currency });
}

export function dayText(day: PlainDate, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
}

/** 4 January 2027 was a Monday. */
const monday = 4;
export function weekdayText(weekday: IsoWeekday, locale: Locale, form: 'short' | 'long' = 'short'): string {
  return formatWeekday(`2027-01-${String(monday + weekday - 1).padStart(2, '0')}`, locale, form);
}

export function weekdaysText(weekdays: readonly IsoWeekday[], words: CalendarWords, locale: Locale): string {
  if (weekdays.length === 7) return words.anyDay;
  if (weekdays.length === 0) return words.noDay;
  return weekdays.map((weekday) => weekdayText(weekday, locale)).join(', ');
}

/** What holds there, in words; empty where nothing does. */
export function restrictionText(
  { minStay, maxStay, releaseDays, closed, arrivals }: Restriction,
  { rule }: CalendarWords,
  locale: Locale,
): string {
  const parts = [
    closed > 0 && fill(rule.closed, { count: closed }),
    minStay > 1 && fill(rule.minStay, { count: minStay }),
    maxStay !== null && fill(rule.maxStay, { count: maxStay }),
    releaseDays > 0 && fill(rule.releaseDays, { count: releaseDays }),
    arrivals?.length === 0 && rule.noArrival,
    arrivals &&
      arrivals.length > 0 &&
      fill(rule.arrivals, { days: arrivals.map((weekday) => weekdayText(weekday, locale)).join(', ') }),
  ];
  return parts.filter((part): part is string => typeof part === 'string').join(' · ');
}

/** `16 – 22 Jan` of nights [from, until). */
export function nightsText(from: PlainDate, until: PlainDate, locale: Locale): string {
  return formatRange(from, addDays(until, -1), locale, { month: 'short', year: false });
}
