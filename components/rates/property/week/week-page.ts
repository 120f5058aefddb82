import { getTranslations } from 'next-intl/server';
import { levelInSentence, levelName } from '@/components/catalogue/property/level-name';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { SeasonMonth, SeasonWeek } from '@/lib/rates/property/rules/season';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import type { Week, WeekPage } from './week';
import type { TermsWords, WeekWords } from './words';

/** Messages whose places are filled in later, by the browser: each place is filled with its own name. */
const places = {
  count: '{count}',
  level: '{level}',
  period: '{period}',
  price: '{price}',
  percent: '{percent}',
  date: '{date}',
  days: '{days}',
  until: '{until}',
  from: '{from}',
  amount: '{amount}',
} as const;

export async function getWeekPage(property: PropertyDetail, locale: Locale, today: PlainDate): Promise<WeekPage> {
  const t = await getTranslations('property');
  return {
    locale,
    today,
    address: property.address,
    currency: property.currency,
    levelNames: Object.fromEntries(property.serviceLevels.map((level) => [level, levelName(level, t)])),
    levelsInSentences: Object.fromEntries(property.serviceLevels.map((level) => [level, levelInSentence(level, t)])),
    words: await getWeekWords(),
    terms: property.salesTerms && { rules: resolveTerms(property.salesTerms), words: await getTermsWords() },
  };
}

async function getWeekWords(): Promise<WeekWords> {
  const [t, season] = await Promise.all([getTranslations('property.panel'), getTranslations('season.state')]);
  return {
    forWeek: t('forWeek', places),
    forWeeks: t('forWeeks', places),
    forNight: t('forNight', places),
    forNights: t('forNights', places),
    priceOnRequest: t('priceOnRequest'),
    period: t('period'),
    availability: t('availability'),
    enquire: t('enquire'),
    enquireWeek: t('enquireWeek'),
    enquireDates: t('enquireDates'),
    available: season('available'),
    onRequest: season('onRequest'),
  };
}

async function getTermsWords(): Promise<TermsWords> {
  const t = await getTranslations('terms');
  return {
    lead: t('lead', places),
    leadShares: t('leadShares', places),
    prepayment: t('prepayment'),
    instalment: t('instalment'),
    balance: t('balance'),
    fullPayment: t('fullPayment'),
    securityDeposit: t('securityDeposit'),
    arrival: t('arrival'),
    onConfirmation: t('onConfirmation'),
    ofPrice: t('ofPrice', places),
    ifToday: t('ifToday', places),
    shareIfToday: t('shareIfToday', places),
    allNow: t('allNow', places),
    daysBefore: t('daysBefore', places),
    onArrivalDay: t('onArrivalDay'),
    blocked: t('blocked'),
    taken: t('taken'),
    departure: t('departure', places),
    day: t('day', places),
    days: t('days', places),
    cancelLabel: t('cancelLabel'),
    cancelBy: t('cancelBy', places),
    cancelBetween: t('cancelBetween', places),
    cancelFrom: t('cancelFrom', places),
    cancelAlways: t('cancelAlways'),
    refund: t('refund', places),
    refundShare: t('refundShare', places),
    noRefund: t('noRefund'),
  };
}

export function findWeek(seasons: readonly { months: SeasonMonth[] }[], key: (week: SeasonWeek) => boolean) {
  for (const { months } of seasons) {
    for (const { weeks } of months) {
      const week = weeks.find(key);
      if (week) return week;
    }
  }
  return null;
}

/** The server's own choice: the first week that is free, with the fullest service that has a price. */
export function firstFreeWeek(seasons: readonly { months: SeasonMonth[] }[]): Week | null {
  const week = findWeek(seasons, ({ state }) => state === 'available');
  const offered = week?.levels.filter(({ state }) => state === 'available') ?? [];
  const level = offered.findLast(({ price }) => price.state === 'priced') ?? offered.at(-1);
  if (!week || !level) return null;
  return {
    checkIn: week.checkIn,
    checkOut: week.checkOut,
    serviceLevel: level.serviceLevel,
    state: 'available',
    price: level.price.state === 'priced' ? level.price.price : null,
  };
}
