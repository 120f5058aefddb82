'use client';

import { MapOnDemand } from '@/components/catalogue/map/map-on-demand';
import type { MapPin } from '@/lib/catalogue/map/types';
import { formatAmount } from '@/lib/platform/money';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import type { AvailableHotelsJson, SearchedHotelJson } from '@/lib/sales/search/hotel/representation';
import { hotelHref, placeText } from './hotel-row';
import { useSetting } from './setting';
import { moneyOf, nightlyText } from './words';

const states = { available: 'available', onRequest: 'onRequest', unavailable: 'sold', undated: null } as const;

/** What a hotel's plate says: its price from, a word for one that has none, a dash for one that cannot be had. */
function plateOf({ availability: { status, priceInfo } }: SearchedHotelJson): string | undefined {
  if (status === 'unavailable') return '–';
  if (status === 'undated') return undefined;
  const from = priceInfo?.billableCurrency;
  return from ? formatAmount(moneyOf(Math.round(from.minimumNightlyPrice), from.currency)) : '?';
}

function pinOf(hotel: SearchedHotelJson, values: FilterValues): MapPin[] {
  const { coordinates } = hotel.location;
  const from = hotel.availability.priceInfo?.billableCurrency;
  if (!coordinates) return [];
  return [
    {
      ...coordinates,
      id: hotel._id,
      name: hotel.name,
      href: hotelHref(hotel._id, values),
      price: from ? nightlyText(from.minimumNightlyPrice, from.currency) : null,
      state: states[hotel.availability.status],
      place: placeText(hotel),
      plate: plateOf(hotel),
    },
  ];
}

type Props = {
  answer: AvailableHotelsJson;
  values: FilterValues;
  lit: string | null;
  onLight: (id: string | null) => void;
};

/** The hotels of both lists in their landscape, as high as the window. */
export function HotelMap({ answer: { available, unavailable }, values, lit, onLight }: Props) {
  const { map, locale } = useSetting();
  return (
    <aside id="hotel-map" className="hotel-map no-print">
      <MapOnDemand
        isWanted
        pins={[...available, ...unavailable].flatMap((hotel) => pinOf(hotel, values))}
        labels={map.labels}
        config={map.config}
        locale={locale}
        mode="overview"
        litId={lit}
        onLight={onLight}
        className="h-[70vh] desk:h-[calc(100vh-32px)]"
      />
    </aside>
  );
}
