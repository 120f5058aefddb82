import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { PlainDate } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatMoney } from '@/lib/platform/money';
import { getSimilar } from '@/lib/rates/property/queries/similar';
import { withStay } from '@/lib/sales/search/address';

/** Enough that one of them is free in most weeks. */
const ASKED = 12;

type Props = { property: PropertyDetail; period: Period; includeDemos: boolean; locale: Locale; today: PlainDate };

/** Beside a second option: the property most like this one that is free in the same nights. */
export async function NearestFree({ property, period, includeDemos, locale, today }: Props) {
  const [t, similar] = await Promise.all([
    getTranslations('chalets.page'),
    getSimilar(property, locale, today, { includeDemos, limit: ASKED }),
  ]);
  const nearest = similar.find(
    ({ taken }) => !taken.some(({ checkIn, checkOut }) => checkIn < period.checkOut && checkOut > period.checkIn),
  );
  if (!nearest) return null;
  const { name, place, href, priceFrom } = nearest.card;
  return (
    <p className="mt-2 text-13">
      {t('nearestFree')}{' '}
      <a
        href={withStay(href, { period, serviceLevel: null, adults: null, children: null })}
        data-soft
        className="font-bold text-main-ink underline underline-offset-4"
      >
        {name}
      </a>
      {`, ${place.city.name}`}
      {priceFrom && `, ${t('nearestFrom', { price: formatMoney(priceFrom) })}`}
    </p>
  );
}
