import type { getTranslations } from 'next-intl/server';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import {
  addDays,
  formatDay,
  formatRange,
  formatWeekday,
  type IsoWeekday,
  nightsBetween,
  type PlainDate,
  weekdayOf,
} from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatAmount, money } from '@/lib/platform/money';
import { minus } from '@/lib/platform/money-arithmetic';
import type { DateRule } from '@/lib/rates/judge/types';

export type DatesT = Awaited<ReturnType<typeof getTranslations<'otherDates'>>>;

const MONDAY: PlainDate = '2024-01-01';

function weekdayNames(weekdays: readonly IsoWeekday[], locale: Locale, style: 'short' | 'long'): string[] {
  return weekdays.map((day) => formatWeekday(addDays(MONDAY, day - weekdayOf(MONDAY)), locale, style));
}

/** The nights of a period by their days in the month: `19 – 21`, `16`. */
function nightDays({ checkIn, checkOut }: Period): string {
  const [first, last] = [checkIn, addDays(checkOut, -1)].map((day) => Number(day.slice(8)));
  return nightsBetween(checkIn, checkOut) === 1 ? `${first}` : `${first} – ${last}`;
}

/** Why a day cannot be chosen, as short as a cell of the calendar. */
export function shortRule(t: DatesT, rule: DateRule, locale: Locale): string {
  switch (rule.rule) {
    case 'closed':
      return rule.opensOn ? t('short.closedUntil', { day: dayMonth(rule.opensOn, locale) }) : t('short.closed');
    case 'sold':
    case 'held':
      return t(`short.${rule.rule}`, { nights: rule.nights.map(nightDays).join(', ') });
    case 'arrival': {
      const days = weekdayNames(rule.weekdays, locale, 'short');
      return days.length > 0 ? t('short.arrival', { days: days.join(', ') }) : t('short.noArrival');
    }
    case 'fewestNights':
    case 'mostNights':
      return t(`short.${rule.rule}`, { count: rule.nights });
    case 'release':
      return t('short.release', { count: rule.days });
    case 'lengths':
      return t('short.lengths', { nights: rule.nights.join(', ') });
    default:
      return t(`short.${rule.rule}`);
  }
}

/** The same as a sentence. */
export function ruleText(t: DatesT, rule: DateRule, locale: Locale): string {
  const either = (texts: readonly string[]) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(texts);
  switch (rule.rule) {
    case 'closed':
      return rule.opensOn ? t('rule.closedUntil', { day: longDay(rule.opensOn, locale) }) : t('rule.closed');
    case 'sold':
    case 'held': {
      const ranges = rule.nights.map(({ checkIn, checkOut }) =>
        formatRange(checkIn, addDays(checkOut, -1), locale, { month: 'short', year: false }),
      );
      return t(`rule.${rule.rule}`, { nights: new Intl.ListFormat(locale).format(ranges) });
    }
    case 'arrival': {
      const days = weekdayNames(rule.weekdays, locale, 'long');
      return days.length > 0 ? t('rule.arrival', { days: either(days) }) : t('rule.noArrival');
    }
    case 'fewestNights':
    case 'mostNights':
      return t(`rule.${rule.rule}`, { count: rule.nights });
    case 'release':
      return t('rule.release', { count: rule.days });
    case 'lengths':
      return t('rule.lengths', { nights: either(rule.nights.map(String)) });
    default:
      return t(`rule.${rule.rule}`);
  }
}

const arrivalRules: readonly DateRule['rule'][] = ['past', 'closed', 'sold', 'held', 'arrival', 'release', 'party'];

/** At which of the two fields a broken rule is said. */
export function fieldOf({ rule }: DateRule): 'arrival' | 'departure' {
  return arrivalRules.includes(rule) ? 'arrival' : 'departure';
}

const dayMonth = (day: PlainDate, locale: Locale) => formatRange(day, day, locale, { month: 'short', year: false });

/** `Sat 9 Jan 2027`. */
export function longDay(day: PlainDate, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
}

export function shortStay({ checkIn, checkOut }: Period, locale: Locale): string {
  return formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
}

export function amountText(amount: bigint, currency: string): string {
  return formatAmount(money(Number(amount), currency));
}

/** What changes between two amounts: `sign` 1 where it becomes more, `text` with its sign; null where one is unknown. */
export function differenceOf(
  was: bigint | null | undefined,
  is: bigint | null | undefined,
  currency: string,
): { sign: -1 | 0 | 1; text: string; plain: string } | null {
  if (was === null || was === undefined || is === null || is === undefined) return null;
  const of = (amount: bigint) => money(Number(amount), currency);
  const more = is >= was;
  const plain = formatAmount(more ? minus(of(is), of(was)) : minus(of(was), of(is)));
  if (is === was) return { sign: 0, text: plain, plain };
  return more ? { sign: 1, text: `+ ${plain}`, plain } : { sign: -1, text: `– ${plain}`, plain };
}
