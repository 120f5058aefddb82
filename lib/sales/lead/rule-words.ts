import 'server-only';
import {
  addDays,
  formatDay,
  formatRange,
  formatWeekday,
  type IsoWeekday,
  type PlainDate,
  weekdayOf,
} from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { BrokenRule, DateRule, SelectionFix } from '@/lib/rates/judge/types';

const MONDAY: PlainDate = '2024-01-01';

export function weekdayNames(weekdays: readonly IsoWeekday[], locale: Locale, style: 'short' | 'long'): string[] {
  return weekdays.map((day) => formatWeekday(addDays(MONDAY, day - weekdayOf(MONDAY)), locale, style));
}

/** `Sat 9 Jan 2027`. */
export function longDay(day: PlainDate, locale: Locale): string {
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}`;
}

/** A rule that stands in the way, as a sentence without its point. */
export function ruleText(rule: DateRule, locale: Locale): string {
  const t = translator(locale, 'otherDates');
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

type NameOf = (roomId: string) => string;

/** What stands in the way of several rooms: each rule once, with the room whose rule it is where there are several. */
export function brokenTexts(broken: readonly BrokenRule[], nameOf: NameOf | null, locale: Locale): string[] {
  const texts = broken.map(({ roomId, ...rule }) => {
    const name = roomId && nameOf ? nameOf(roomId) : '';
    return name ? `${name}: ${ruleText(rule, locale)}` : ruleText(rule, locale);
  });
  return [...new Set(texts)];
}

/** The nearest change that helps, as a sentence. */
export function fixText(fix: SelectionFix, nameOf: NameOf, locale: Locale): string {
  const t = translator(locale, 'otherDates.fix');
  if (fix.kind === 'dates') return t('dates', { stay: formatRange(fix.checkIn, fix.checkOut, locale) });
  if (fix.kind === 'room') return t('room', { room: nameOf(fix.otherId) });
  return t('quantity', { count: fix.quantity, room: nameOf(fix.roomId) });
}
