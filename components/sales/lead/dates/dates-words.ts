import type { Period } from '@/lib/catalogue/property/rules/facts';
import { addDays, formatRange, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { getTranslations } from '@/lib/platform/i18n/translations';
import { formatAmount, money } from '@/lib/platform/money';
import { minus, toNearest } from '@/lib/platform/money-arithmetic';
import { leftOf } from '@/lib/platform/money-minor';
import type { DateRule } from '@/lib/rates/judge/types';
import { weekdayNames } from '@/lib/sales/lead/rule-words';

export type DatesT = Awaited<ReturnType<typeof getTranslations<'otherDates'>>>;

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

const arrivalRules: readonly DateRule['rule'][] = ['past', 'closed', 'sold', 'held', 'arrival', 'release', 'party'];

/** At which of the two fields a broken rule is said. */
export function fieldOf({ rule }: DateRule): 'arrival' | 'departure' {
  return arrivalRules.includes(rule) ? 'arrival' : 'departure';
}

const dayMonth = (day: PlainDate, locale: Locale) => formatRange(day, day, locale, { month: 'short', year: false });

export function shortStay({ checkIn, checkOut }: Period, locale: Locale): string {
  return formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
}

export function amountText(amount: bigint, currency: string): string {
  return formatAmount(money(Number(amount), currency));
}

/** The same in whole units, for a day of a calendar; what is chosen says the cents. */
export function roughDifference(was: bigint | null, is: bigint | null, currency: string): string {
  if (was === null || is === null) return '';
  const rough = (amount: bigint) => BigInt(toNearest(money(Number(amount), currency)).amount);
  const found = differenceOf(0n, rough(leftOf(is, was)), currency);
  return !found || found.sign === 0 ? '' : found.text;
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
