import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { plainButtonClass } from '@/components/ui/button-class';
import { periodOf, type SearchFilter } from '@/lib/property/rules/search';
import { paths } from '@/lib/routing/paths';
import { searchPath } from '@/lib/search/address';
import type { Asked } from '@/lib/search/queries/catalogue';

/** A wish that can be left out, with the search without it. Of several the most limiting first. */
function relaxations({ filter }: Asked) {
  const { checkIn, adults, children } = filter;
  const isFixed = typeof periodOf(filter) !== 'string' && !filter.flexiblePeriod;
  const candidates = [
    [isFixed, 'flexiblePeriod', { flexiblePeriod: true }],
    [filter.facilityArray, 'facilityArray', { facilityArray: undefined }],
    [filter.priceRange, 'priceRange', { priceRange: undefined }],
    [filter.serviceLevelArray, 'serviceLevelArray', { serviceLevelArray: undefined }],
    [filter.sectorArray, 'sectorArray', { sectorArray: undefined }],
    [filter.propertyTypeArray, 'propertyTypeArray', { propertyTypeArray: undefined }],
    [filter.bedrooms, 'bedrooms', { bedrooms: undefined }],
    [adults || children, 'adults', { adults: undefined, children: undefined }],
    [filter.petsAllowed, 'petsAllowed', { petsAllowed: undefined }],
    [checkIn, 'checkIn', { checkIn: undefined, checkOut: undefined, flexiblePeriod: undefined }],
    [filter.destination, 'destination', { destination: undefined, sectorArray: undefined }],
  ] as const satisfies readonly (readonly [unknown, string, Partial<SearchFilter>])[];
  return candidates
    .filter(([isAsked]) => Boolean(isAsked))
    .map(([, key, change]) => ({ key, href: searchPath({ ...filter, ...change }) }));
}

export async function EmptyResults({ asked }: { asked: Asked }) {
  const t = await getTranslations('search');
  const ways = relaxations(asked);
  return (
    <div className="max-w-[60ch] pb-8">
      <h2 className="text-36">{t('empty')}</h2>
      {ways.length > 0 && (
        <>
          <p className="mt-6">{t('relax')}</p>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {ways.map(({ key, href }) => (
              <li key={key}>
                <Link href={href} prefetch={false} scroll={false} className="quiet-link mt-2">
                  {t(`without.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-8 border-t border-line pt-6 text-soft">{t('ask')}</p>
      <Link href={paths.generalEnquiry()} prefetch={false} className={`${plainButtonClass('quiet')} mt-4`}>
        {t('askButton')}
      </Link>
    </div>
  );
}
