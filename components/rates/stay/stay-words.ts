import { type ServiceLevelKey, serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatDay, formatRange, formatTime, formatWeekday, type PlainDate, toDateOnly } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { changeKinds, EditedStay } from '@/lib/rates/stay/types';

export type ChangeKind = (typeof changeKinds)[number];
export type StayState = 'onSale' | 'closed' | 'booking' | 'confirmedOption' | 'ownerBlock';

/** Sentences of the calendar; what they leave open stands in braces. */
export type StayWords = {
  state: Record<StayState, string>;
  /** As short as a week of the calendar is wide. */
  chip: Record<Exclude<StayState, 'onSale' | 'confirmedOption'> | 'asked', string>;
  kind: Record<ChangeKind, string>;
  group: Record<'price' | 'owner' | 'sale' | 'length', string>;
  level: Record<ServiceLevelKey, string>;
} & Record<
  | 'grid'
  | 'perStay'
  | 'perStayIn'
  | 'holds'
  | 'asked'
  | 'fromTo'
  | 'nightsFrom'
  | 'nights'
  | 'guests'
  | 'noStays'
  | 'noStay'
  | 'cell'
  | 'onRequest'
  | 'requestShort'
  | 'optionUntil'
  | 'choose'
  | 'chooseHelp'
  | 'title'
  | 'titleLevels'
  | 'what'
  | 'how'
  | 'percent'
  | 'roundTo'
  | 'amount'
  | 'length'
  | 'lengthWrong'
  | 'changes'
  | 'stay'
  | 'stateColumn'
  | 'keptOption'
  | 'keptSold'
  | 'refused'
  | 'met'
  | 'metOne'
  | 'nothing'
  | 'unchanged'
  | 'nothingNew'
  | 'apply'
  | 'applyOne'
  | 'applyPrices'
  | 'applyPrice'
  | 'applyOwner'
  | 'applyLength'
  | 'applyLengthOne'
  | 'discard'
  | 'done'
  | 'last'
  | 'undo'
  | 'undone'
  | 'keys',
  string
>;

/** `6 – 13 Feb`; the columns say the year. */
export function periodText({ checkIn, checkOut }: Pick<EditedStay, 'checkIn' | 'checkOut'>, locale: Locale): string {
  return formatRange(checkIn, checkOut, locale, { month: 'short', year: false });
}

/** `Thu 18`: the day and hour an option ends at, by the clocks of the property. */
export function shortEnd(expiresAt: string, locale: Locale, timeZone: string): string {
  const at = new Date(expiresAt);
  const hour = formatTime(at, locale, timeZone).slice(0, 2);
  return `${formatWeekday(toDateOnly(at, timeZone), locale)} ${hour}`;
}

/** `Thu 26 November 2026, 18:00` */
export function endText(at: string, locale: Locale, timeZone: string): string {
  const instant = new Date(at);
  const day: PlainDate | '' = toDateOnly(instant, timeZone);
  return `${formatWeekday(day, locale)} ${formatDay(day, locale)}, ${formatTime(instant, locale, timeZone)}`;
}

/** A service level in the reader's words; one we do not know stays as it was written. */
export function levelText(level: string, { level: names }: Pick<StayWords, 'level'>): string {
  const key = serviceLevelKey(level);
  return key === null ? level : names[key];
}
