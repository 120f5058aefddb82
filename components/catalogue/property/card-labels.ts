import { getLocale } from 'next-intl/server';
import type { ServiceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import type { PropertyCard } from '@/lib/catalogue/property/types';
import { durationParts } from '@/lib/platform/dates';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, type Money } from '@/lib/platform/money';
import type { CardLabels } from './property-card-view';

const FACILITIES_SHOWN = 3;
const WEEK = 7;

/** What a price is for: its nights, its meal plan, and whether it is the lowest of several. Null: on request. */
type CardPrice = {
  price: Money;
  nights: number;
  isLowest: boolean;
  serviceLevel?: ServiceLevelKey | null;
} | null;

/** Four nights must not be advertised as a week. */
export async function getPriceLabel(): Promise<(price: CardPrice) => string> {
  const t = await getTranslations('card');
  return (shown) => {
    if (!shown) return t('onRequest');
    const price = formatMoney(shown.price);
    if (shown.nights === WEEK) return t(shown.isLowest ? 'from' : 'week', { price });
    const parts = durationParts(shown.nights);
    const nights = 'weeks' in parts ? t('weeks', { count: parts.weeks }) : t('nights', { count: parts.nights });
    return t(shown.isLowest ? 'fromStay' : 'stay', { price, nights });
  };
}

/** German nouns keep their capital, and so do words like Wi-Fi. */
function inSentence(name: string, locale: string): string {
  return locale === 'en' && /^[A-Z][^A-Z]*$/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/**
 * The words of a card: where, for how many, from how much. Without `price` the property's lowest week stands there.
 * On a list of one country its name would only repeat itself.
 */
export async function getCardLabels(): Promise<
  (property: PropertyCard, options?: { price?: CardPrice; isCountryKnown?: boolean }) => CardLabels
> {
  const [t, levels, priceLabel, locale] = await Promise.all([
    getTranslations('card'),
    getTranslations('property.level'),
    getPriceLabel(),
    getLocale(),
  ]);
  return (property, { price, isCountryKnown = false } = {}) => {
    const { place, beds, bedrooms, facilities, priceFrom } = property;
    return {
      place: [place.city.name, place.sector?.name, isCountryKnown ? null : place.country.name]
        .filter(Boolean)
        .join(', '),
      facts: [
        beds && t('guests', { count: beds.adults + beds.children }),
        t('bedrooms', { count: bedrooms }),
        facilities
          .slice(0, FACILITIES_SHOWN)
          .map(({ name }) => inSentence(name, locale))
          .join(', '),
      ]
        .filter(Boolean)
        .join(' · '),
      serviceLevel: price?.serviceLevel ? levels(price.serviceLevel) : null,
      price: priceLabel(price === undefined ? priceFrom && { price: priceFrom, nights: WEEK, isLowest: true } : price),
    };
  };
}
