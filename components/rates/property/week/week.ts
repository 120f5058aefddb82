import { type PropertyAddress, paths } from '@/lib/platform/addresses/paths';
import { durationParts, formatRange, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import type { Terms } from '@/lib/rates/property/rules/terms';
import { fill, type TermsWords, type WeekWords } from './words';

/** The period a visitor has in mind; null `price`: on request. */
export type Week = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  serviceLevel: string;
  state: 'available' | 'onRequest';
  price: Money | null;
  /** As they stand in the address of the page. */
  guests?: { adults: string | null; children: string | null };
};

/** Id of the panel's form. */
export const PANEL_FORM = 'your-week';

/** What does not change when another week is chosen. */
export type WeekPage = {
  locale: Locale;
  today: PlainDate;
  address: PropertyAddress;
  currency: string;
  levelNames: Record<string, string>;
  /** Meal plan → its name in the middle of a sentence. */
  levelsInSentences: Record<string, string>;
  words: WeekWords;
  /** Null for a property without sales information. */
  terms: { rules: Terms; words: TermsWords } | null;
};

/** The places of the page that show the chosen week. */
export type WeekPart = 'price' | 'rows' | 'label' | 'bar' | 'terms';

export function weekKey({ checkIn, checkOut }: Pick<Week, 'checkIn' | 'checkOut'>): string {
  return `${checkIn}/${checkOut}`;
}

export function enquiryHref(page: Pick<WeekPage, 'address' | 'locale'>, week: Week): string {
  const { checkIn, checkOut, serviceLevel, guests } = week;
  return paths.enquireNow(page.address, page.locale, { checkIn, checkOut, serviceLevel, ...guests });
}

/** `for the week, catered` */
export function durationLine(week: Week, page: WeekPage): string {
  const { words } = page;
  const duration = durationParts(nightsBetween(week.checkIn, week.checkOut));
  const level = levelInSentence(week.serviceLevel, page);
  if ('weeks' in duration) {
    return fill(duration.weeks === 1 ? words.forWeek : words.forWeeks, { count: duration.weeks, level });
  }
  return fill(duration.nights === 1 ? words.forNight : words.forNights, { count: duration.nights, level });
}

export function levelInSentence(level: string, { levelsInSentences }: Pick<WeekPage, 'levelsInSentences'>): string {
  return levelsInSentences[level] ?? level;
}

export function periodText(week: Pick<Week, 'checkIn' | 'checkOut'>, { locale }: Pick<WeekPage, 'locale'>): string {
  return formatRange(week.checkIn, week.checkOut, locale);
}

export function priceText(week: Week, { words }: Pick<WeekPage, 'words'>): string {
  return week.price ? formatMoney(week.price) : words.priceOnRequest;
}

export function enquiryLabel(week: Week, { words }: Pick<WeekPage, 'words'>): string {
  return nightsBetween(week.checkIn, week.checkOut) === 7 ? words.enquireWeek : words.enquireDates;
}
