import { Breadcrumbs } from '@/components/web/seo/breadcrumbs';
import type { PropertyDetail } from '@/lib/catalogue/property/types';
import type { Locale } from '@/lib/platform/i18n/locale';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { formatNumber } from '@/lib/platform/money';
import type { Crumb } from '@/lib/web/seo/structured-data';

const FACILITIES_SHOWN = 3;

type Props = { property: PropertyDetail; locale: Locale; crumbs: Crumb[] };

/** Name, place, key facts in one line, opening sentence. */
export async function PropertyHead({ property, locale, crumbs }: Props) {
  const t = await getTranslations('property');
  const { place, name } = property;
  const where = [place.sector?.name, place.city.name, place.country.name].filter(Boolean).join(', ');
  return (
    <>
      <h1 className="-ml-[0.03em] text-64 leading-[1.02] tracking-[-0.026em]">{name}</h1>
      <p className="mt-3 text-16 text-soft leading-6 desk:mt-4 desk:text-18 desk:leading-7">{where}</p>
      <KeyFacts property={property} />
      {/* Not above the name: on a low screen that is what must be seen. */}
      <Breadcrumbs
        crumbs={crumbs}
        locale={locale}
        label={t('crumbs')}
        className="no-print mt-4 text-13 text-soft [&_a]:inline-block [&_a]:leading-6 [&_li]:leading-6"
      />
      <p className="serif mt-9 max-w-[30em] text-pretty text-28 leading-[1.36] tracking-[-0.012em] desk:mt-12">
        {property.opening}
      </p>
    </>
  );
}

async function KeyFacts({ property }: { property: PropertyDetail }) {
  const t = await getTranslations('property.facts');
  const { beds, bedrooms, bathrooms, squareMetres, facilities } = property;
  const guests =
    beds === null
      ? t('bedsUnknown')
      : beds.children > 0
        ? t('adultsAndChildren', beds)
        : t('guests', { count: beds.adults });
  const facts = [
    guests,
    t('bedrooms', { count: bedrooms }),
    t('bathrooms', { count: bathrooms }),
    t('area', { area: formatNumber(squareMetres, 0) }),
    facilities
      .slice(0, FACILITIES_SHOWN)
      .map((facility) => facility.name)
      .join(', '),
  ];
  return (
    <ul
      aria-label={t('label')}
      className="mt-7 grid grid-cols-2 gap-x-4 border-line border-t desk:mt-10 desk:flex desk:flex-wrap desk:gap-x-8 desk:border-b desk:py-3"
    >
      {facts.filter(Boolean).map((fact) => (
        <li key={fact} className="border-line border-b py-3 leading-6 last:odd:col-span-2 desk:border-0 desk:py-1.5">
          {fact}
        </li>
      ))}
    </ul>
  );
}
