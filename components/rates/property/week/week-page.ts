import { levelInSentence, levelName } from '@/components/catalogue/property/level-name';
import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import type { Money } from '@/lib/platform/money';
import type { SeasonWeek } from '@/lib/rates/property/rules/season';
import { resolveTerms } from '@/lib/rates/property/rules/terms';
import type { Season } from '../season/season-view';
import type { Week, WeekPage } from './week';
import type { WeekTermsWords, WeekWords } from './words';

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

export async function getWeekPage(
  property: PropertyDetail,
  seasons: readonly Season[],
  locale: Locale,
  today: PlainDate,
): Promise<WeekPage> {
  const [t, season] = await Promise.all([getTranslations('property'), getTranslations('season')]);
  const { serviceLevels } = property;
  return {
    locale,
    today,
    address: property.address,
    currency: property.currency,
    levels: serviceLevels.map((level) => {
      const key = serviceLevelKey(level);
      return { level, name: levelName(level, t), inSentence: levelInSentence(level, t), note: key ? season(key) : '' };
    }),
    shownLevel: lowestWeek(seasons)?.serviceLevel ?? serviceLevels[0] ?? '',
    words: await getWeekWords(),
    isBookable: property.salesTerms?.acceptsConsumerBookings ?? false,
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
    book: t('book'),
    enquire: t('enquire'),
    enquireWeek: t('enquireWeek'),
    enquireDates: t('enquireDates'),
    chooseAnother: t('chooseAnother'),
    available: season('available'),
    onRequest: season('onRequest'),
  };
}

async function getTermsWords(): Promise<WeekTermsWords> {
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

/** The free week with the lowest price: what the property is advertised with. Null where no free week has a price. */
export function lowestWeek(seasons: readonly Season[]): Week | null {
  let lowest: (Week & { price: Money }) | null = null;
  for (const { checkIn, checkOut, levels } of freeWeeks(seasons)) {
    for (const { serviceLevel, price } of levels) {
      if (price.state !== 'priced' || (lowest && lowest.price.amount <= price.price.amount)) continue;
      lowest = { checkIn, checkOut, serviceLevel, state: 'available', price: price.price };
    }
  }
  return lowest;
}

export function freeWeeks(seasons: readonly Season[]): SeasonWeek[] {
  return seasons
    .flatMap(({ months }) => months.flatMap(({ weeks }) => weeks))
    .filter(({ state }) => state === 'available');
}
