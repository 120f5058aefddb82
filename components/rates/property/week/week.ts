import { type PropertyAddress, paths } from '@/lib/platform/addresses/paths';
import { durationParts, formatRange, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { formatMoney, type Money } from '@/lib/platform/money';
import type { StayTerms } from '@/lib/rates/terms/types';
import { fill, type WeekTermsWords, type WeekWords } from './words';

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

/** A meal plan: its name, the same in the middle of a sentence, and what it means. */
export type Level = { level: string; name: string; inSentence: string; note: string };

/** Id of the panel's form. */
export const PANEL_FORM = 'your-week';

/** What does not change when another week is chosen. */
export type WeekPage = {
  locale: Locale;
  today: PlainDate;
  address: PropertyAddress;
  currency: string;
  /** In meal-plan order. */
  levels: Level[];
  /** The level that is shown while none is chosen: the one the lowest price is for. */
  shownLevel: string;
  words: WeekWords;
  /** Guests may book it here. */
  isBookable: boolean;
  /** Null for a property without sales information. */
  terms: { rules: StayTerms; words: WeekTermsWords } | null;
};

/** The places of the page that show the chosen week. */
export type WeekPart = 'price' | 'rows' | 'action' | 'bar' | 'terms';

export function weekKey({ checkIn, checkOut }: Pick<Week, 'checkIn' | 'checkOut'>): string {
  return `${checkIn}/${checkOut}`;
}

/** The period of a key. */
export function periodOf(key: string): Pick<Week, 'checkIn' | 'checkOut'> {
  const [checkIn, checkOut] = key.split('/') as [PlainDate, PlainDate];
  return { checkIn, checkOut };
}

export function enquiryHref(
  page: Pick<WeekPage, 'address' | 'locale'>,
  week: Pick<Week, 'checkIn' | 'checkOut' | 'serviceLevel' | 'guests'>,
): string {
  const { checkIn, checkOut, serviceLevel, guests } = week;
  return paths.enquireNow(page.address, page.locale, { checkIn, checkOut, serviceLevel, ...guests });
}

/** Where a guest books the week; null where they can only enquire for it. */
export function bookingHref(
  page: Pick<WeekPage, 'address' | 'locale' | 'isBookable'>,
  week: Pick<Week, 'checkIn' | 'checkOut' | 'serviceLevel' | 'guests' | 'state' | 'price'>,
): string | null {
  if (!page.isBookable || week.state !== 'available' || !week.price) return null;
  const { checkIn, checkOut, serviceLevel, guests } = week;
  return paths.bookNow(page.address, page.locale, { checkIn, checkOut, serviceLevel, ...guests });
}

/** The week an address asks for: a link of the season, or that of the page after a search. */
export function askedIn(search: string): { key: string; level: string | null } {
  const query = new URLSearchParams(search);
  return { key: `${query.get('checkIn')}/${query.get('checkOut')}`, level: query.get('serviceLevel') };
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

export function levelInSentence(level: string, { levels }: Pick<WeekPage, 'levels'>): string {
  return levels.find((one) => one.level === level)?.inSentence ?? level;
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
