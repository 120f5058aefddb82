import { getCardLabels, getPriceLabel } from '@/components/catalogue/property/card-labels';
import type { CardLabels } from '@/components/catalogue/property/property-card-view';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { formatDay, formatRange, nightsBetween } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { searchPath, withStay } from '@/lib/sales/search/address';
import type { SearchFilter } from '@/lib/sales/search/rules';
import type { FoundProperty, OtherPeriod } from '@/lib/sales/search/types';

/** Another period of a property: the words, its price, and the search with its dates. */
export type Offered = { label: string; price: string | null; href: string };

export type FoundWords = { labels: CardLabels; other: Offered | null; href: string };

type Asked = { filter: SearchFilter; locale: Locale; isCountryKnown: boolean };

/** What a card of either list says (rule 7.10). */
export async function getFoundWords({
  filter,
  locale,
  isCountryKnown,
}: Asked): Promise<(property: FoundProperty) => FoundWords> {
  const [t, card, labelsOf, priceLabel] = await Promise.all([
    getTranslations('search'),
    getTranslations('card'),
    getCardLabels(),
    getPriceLabel(),
  ]);
  const { checkIn, checkOut, adults, children } = filter;
  const asked = checkIn && checkOut ? { checkIn, checkOut } : null;

  const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  const shiftOf = (period: OtherPeriod): string => {
    const isSameLength =
      asked && nightsBetween(asked.checkIn, asked.checkOut) === nightsBetween(period.checkIn, period.checkOut);
    if (!isSameLength) return t('wholeWeek');
    return t(period.diff < 0 ? 'shiftedEarlier' : 'shiftedLater', { count: Math.abs(period.diff) });
  };
  const offered = (period: OtherPeriod, label: string): Offered => ({
    label,
    price: priceLabel(
      period.price && { price: period.price, nights: nightsBetween(period.checkIn, period.checkOut), isLowest: false },
    ),
    href: searchPath({ ...filter, checkIn: period.checkIn, checkOut: period.checkOut }),
  });

  /** The property's page, with the stay that is to be had and the price that stands on the card. */
  const hrefWith = ({ href, stayPrice, nearest }: FoundProperty, period: Period | null): string =>
    withStay(href, {
      period,
      // In the second list the card's price is that of the cheapest week, not of the nearest one.
      serviceLevel: nearest ? null : (stayPrice?.serviceLevel ?? null),
      adults,
      children,
    });

  return (property) => {
    const { stayPrice, state, alternative, nearest, isAlternative } = property;
    const labels = labelsOf(property, {
      price: stayPrice && { ...stayPrice, isLowest: asked === null || nearest !== null },
      isCountryKnown,
    });
    if (asked === null || state === null) return { labels, other: null, href: hrefWith(property, null) };
    const range = (period: OtherPeriod) =>
      formatRange(period.checkIn, period.checkOut, locale, { month: 'short', year: false });
    if (nearest) {
      const period = formatRange(nearest.checkIn, nearest.checkOut, locale);
      return {
        labels: {
          ...labels,
          availability: { state: 'available', label: t('freeFrom', { day: formatDay(nearest.checkIn, locale) }) },
        },
        other: offered(nearest, t('otherPeriod', { period })),
        href: hrefWith(property, nearest),
      };
    }
    if (isAlternative && alternative) {
      return {
        labels: { ...labels, availability: { state: 'available', label: range(alternative) } },
        // Its price stands above already.
        other: {
          ...offered(alternative, sentence(shiftOf(alternative))),
          price: null,
        },
        href: hrefWith(property, alternative),
      };
    }
    return {
      labels: { ...labels, availability: { state, label: card(`state.${state}`) } },
      other:
        alternative && offered(alternative, t('alsoFree', { period: range(alternative), shift: shiftOf(alternative) })),
      href: hrefWith(property, asked),
    };
  };
}
