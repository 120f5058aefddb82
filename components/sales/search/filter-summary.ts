import { serviceLevelKey } from '@/lib/catalogue/property/rules/service-level';
import { formatDay, formatRange } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney, fromUnits } from '@/lib/platform/money';
import { PRICE_RANGE, type SearchFilter } from '@/lib/sales/search/rules';

type FilterSummary = {
  dates: string | null;
  guests: string | null;
  bedrooms: string | null;
  price: string | null;
  more: string | null;
};

/** What is chosen, in the words of the bar; null where nothing is. */
export async function filterSummary(
  filter: SearchFilter,
  facilityNames: ReadonlyMap<string, string>,
  locale: Locale,
): Promise<FilterSummary> {
  const t = await getTranslations('search');
  const { checkIn, checkOut, adults, children, bedrooms, priceRange } = filter;
  const euros = (amount: number) => formatMoney(fromUnits(amount, 'EUR'));
  const price = () => {
    if (!priceRange) return null;
    const { min, max } = priceRange;
    if (min <= PRICE_RANGE.min) return t('priceUpTo', { price: euros(max) });
    if (max >= PRICE_RANGE.max) return t('priceFrom', { price: euros(min) });
    return `${euros(min)} – ${euros(max).replace(/^EUR\s/, '')}`;
  };
  const more = [
    ...(filter.propertyTypeArray ?? []).map((type) => t(`types.${type}`)),
    ...(filter.serviceLevelArray ?? []).flatMap((level) => {
      const key = serviceLevelKey(level);
      return key ? t(`levels.${key}`) : [];
    }),
    ...(filter.facilityArray ?? []).flatMap((id) => facilityNames.get(id) ?? []),
    ...(filter.petsAllowed ? [t('petsShort')] : []),
    ...(filter.sectorArray ?? []).map(() => t('fields.sectorArray')),
  ];
  return {
    dates:
      checkIn && checkOut
        ? formatRange(checkIn, checkOut, locale, { month: 'short' })
        : formatDay(checkIn ?? checkOut, locale) || null,
    guests:
      [adults && t('adultCount', { count: adults }), children && t('childCount', { count: children })]
        .filter(Boolean)
        .join(', ') || null,
    bedrooms: bedrooms ? t('atLeast', { count: bedrooms }) : null,
    price: price(),
    more: more.length > 2 ? t('chosen', { count: more.length }) : more.join(', ') || null,
  };
}
