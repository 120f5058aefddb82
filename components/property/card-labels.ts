import { getTranslations } from 'next-intl/server';
import { formatMoney } from '@/lib/money';
import type { PropertyCard } from '@/lib/property/types';
import type { CardLabels } from './property-card';

const FACILITIES_SHOWN = 3;

/** The words of cards without a period: where, for how many, from how much. */
export async function getCardLabels(): Promise<(property: PropertyCard) => CardLabels> {
  const t = await getTranslations('destination.card');
  return ({ place, beds, bedrooms, facilities, priceFrom }) => ({
    place: [place.city.name, place.sector?.name, place.country.name].filter(Boolean).join(', '),
    facts: [
      beds && t('guests', { count: beds.adults + beds.children }),
      t('bedrooms', { count: bedrooms }),
      facilities
        .slice(0, FACILITIES_SHOWN)
        .map(({ name }) => name)
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
    price: priceFrom ? t('price', { price: formatMoney(priceFrom) }) : t('priceOnRequest'),
  });
}
