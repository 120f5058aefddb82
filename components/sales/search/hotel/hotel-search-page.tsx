import type { ReactNode } from 'react';
import { getMapLabels } from '@/components/catalogue/map/map-labels';
import { stayFieldWords } from '@/components/form/stay-field-words';
import { getPage } from '@/lib/catalogue/content/page';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getMapConfig } from '@/lib/catalogue/map/config';
import { canSeeCommission } from '@/lib/people/access/agency';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { unsaid } from '@/lib/platform/i18n/unsaid';
import type { Viewer } from '@/lib/platform/viewer/types';
import { filterValues, queryOf } from '@/lib/sales/search/hotel/address';
import type { HotelSearchParams } from '@/lib/sales/search/hotel/fields';
import { readShown, shownQuery } from '@/lib/sales/search/hotel/paging';
import { searchHotels } from '@/lib/sales/search/hotel/queries/hotels';
import { listHotelFilterOptions } from '@/lib/sales/search/hotel/queries/options';
import { listHotelPlaces } from '@/lib/sales/search/hotel/queries/places';
import { toAvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { readHotelSearch } from '@/lib/sales/search/hotel/schema';
import { currentBrand } from '@/lib/web/brand/page';
import { HotelSearch } from './hotel-search';

type Props = { viewer: Viewer; params: HotelSearchParams; notice: ReactNode };

/** The first answer of a search with everything its form offers. */
export async function HotelSearchPage({ viewer, params, notice }: Props) {
  const [{ locale, includeDemos: isDemoHost }, brand, { now, today }] = await Promise.all([
    getPage(),
    currentBrand(),
    clock.business(),
  ]);
  const includeDemos = showsDemoHotels(viewer, isDemoHost);
  const { filter, problems, order } = readHotelSearch(params, today(), brand.paymentProfile);
  const shown = readShown(params);
  const [places, options, labels, answer] = await Promise.all([
    listHotelPlaces(locale, includeDemos),
    listHotelFilterOptions(locale),
    getMapLabels(),
    Object.keys(problems).length === 0
      ? searchHotels(viewer, brand, { filter, order, locale, includeDemos, today: today(), now: now() }, shown)
      : null,
  ]);
  const showsCommission = canSeeCommission(viewer, brand);
  const { hotelSearch, error } = messages[locale];
  const words = showsCommission
    ? hotelSearch
    : { ...unsaid(hotelSearch, 'commission'), orders: unsaid(hotelSearch.orders, 'commission') };
  const sentences: Readonly<Record<string, string>> = error;
  const problem = [...new Set(Object.values(problems).map((key) => sentences[key] ?? error.invalidInput))].join(' ');
  return (
    <>
      {notice && <div className="mx-auto w-full max-w-[1440px] px-4 pt-6 empty:hidden desk:px-8">{notice}</div>}
      <HotelSearch
        setting={{
          audience: [viewer.id, viewer.agency?.id, brand.id, locale, includeDemos, showsCommission].join(' '),
          userId: viewer.id,
          locale,
          today: today(),
          includeDemos,
          showsCommission,
          profile: brand.paymentProfile,
          places: places.map(({ id, name, kind, countryId }) => ({ id, name, kind, countryId })),
          options,
          words,
          stay: stayFieldWords(locale),
          map: {
            labels: {
              ...labels,
              properties: words.hotelsOnMap,
              viewProperty: words.viewHotel,
              sold: words.unavailable,
            },
            config: getMapConfig(),
          },
        }}
        initial={{
          address: paths.hotels({ ...queryOf(filterValues(params)), ...shownQuery(shown) }),
          answer: answer && toAvailableHotelsJson(answer, true),
          problem: problem === '' || problems.destination === 'destinationRequired' ? null : problem,
        }}
      />
    </>
  );
}
