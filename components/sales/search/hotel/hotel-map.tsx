'use client';

import { useQuery } from '@tanstack/react-query';
import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import type { MapPin } from '@/lib/catalogue/map/types';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { formatAmount, fromUnits } from '@/lib/platform/money';
import { toNearest } from '@/lib/platform/money-arithmetic';
import { type FilterValues, queryOf } from '@/lib/sales/search/hotel/address';
import { hotelSearchKeys } from '@/lib/sales/search/hotel/keys';
import type { HotelPinJson } from '@/lib/sales/search/hotel/representation';
import { hotelHref } from './hotel-row';
import { type HotelSearchSetting, useSetting } from './setting';
import { FRESH_MILLISECONDS } from './use-hotel-search';
import { nightlyText } from './words';

const states = { available: 'available', onRequest: 'onRequest', unavailable: 'sold', undated: null } as const;

/** What a hotel's plate says: its price from, a word for one that has none, a dash for one that cannot be had. */
function plateOf({ status, billableCurrency: from }: HotelPinJson): string | undefined {
  if (status === 'unavailable') return '–';
  if (status === 'undated') return undefined;
  return from ? formatAmount(toNearest(fromUnits(from.minimumNightlyPrice, from.currency))) : '?';
}

function placeText(cityId: string, { places }: HotelSearchSetting): string {
  const city = places.find(({ id, kind }) => kind === 'place' && id === cityId);
  const country = places.find(({ id, kind }) => kind === 'country' && id === city?.countryId);
  return [city?.name, country?.name].filter(Boolean).join(', ');
}

function toPin(pin: HotelPinJson, values: FilterValues, setting: HotelSearchSetting): MapPin {
  const { _id: id, name, latitude, longitude, cityId, billableCurrency: from } = pin;
  return {
    ...{ id, name, latitude, longitude },
    href: hotelHref(id, values),
    price: from ? nightlyText(from.minimumNightlyPrice, from.currency) : null,
    state: states[pin.status],
    place: placeText(cityId, setting),
    plate: plateOf(pin),
  };
}

type Props = {
  address: string;
  values: FilterValues;
  lit: string | null;
  onLight: (id: string | null) => void;
};

/** All hotels of both lists in their landscape, as high as the window; asked for when the map is shown. */
export function HotelMap({ address, values, lit, onLight }: Props) {
  const setting = useSetting();
  const { map, locale, audience, includeDemos } = setting;
  const { data: pins } = useQuery({
    queryKey: hotelSearchKeys.pins(audience, address),
    queryFn: ({ signal }) =>
      callApi(paths.api.hotelPins({ ...queryOf(values), ...(includeDemos && { includeDemos: true }) }), {
        signal,
        schema: () =>
          import('@/lib/sales/search/hotel/representation').then(({ hotelPinsJsonSchema }) => hotelPinsJsonSchema),
      }),
    staleTime: FRESH_MILLISECONDS,
  });
  return (
    <aside id="hotel-map" className="hotel-map no-print">
      {pins && (
        <MapOnDemand
          isWanted
          pins={pins.map((pin) => toPin(pin, values, setting))}
          labels={map.labels}
          config={map.config}
          locale={locale}
          mode="overview"
          litId={lit}
          onLight={onLight}
          className="h-[70vh] desk:h-[calc(100vh-32px)]"
        />
      )}
      {pins?.some(({ status }) => status !== 'undated') && <Legend pins={pins} />}
    </aside>
  );
}

/** What the plates say, by a price that stands on one of them. */
function Legend({ pins }: { pins: readonly HotelPinJson[] }) {
  const { words } = useSetting();
  const exampleOf = (status: HotelPinJson['status']) => {
    const pin = pins.find((one) => one.status === status && one.billableCurrency);
    return pin && plateOf(pin);
  };
  const [price, asked] = [exampleOf('available'), exampleOf('onRequest')];
  return (
    <p className="hotel-map-legend text-12">
      {price && (
        <span>
          <b className="figures">{price}</b> {words.mapLegend.price}
        </span>
      )}
      {asked && (
        <span className="text-warning">
          <b className="figures">{asked}</b> {words.mapLegend.onRequest}
        </span>
      )}
      {pins.some(({ status }) => status === 'unavailable') && (
        <span className="text-soft">
          <b>–</b> {words.mapLegend.unavailable}
        </span>
      )}
    </p>
  );
}
