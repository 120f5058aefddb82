import Link from 'next/link';
import { getCardLabels } from '@/components/catalogue/property/card-labels';
import { PropertyCard } from '@/components/catalogue/property/property-card';
import { WideSection } from '@/components/catalogue/property/section';
import { getInPlace } from '@/components/sales/search/title';
import { Picture } from '@/components/ui/picture';
import type { HotelCard } from '@/lib/catalogue/hotel/types';
import type { PropertyCard as PropertyCardFacts } from '@/lib/catalogue/property/types';
import { paths } from '@/lib/platform/addresses/paths';
import { getTranslations } from '@/lib/platform/i18n/translations';

const SHOWN = 3;
const SIZES = '(width >= 1568px) 464px, (width >= 800px) 31vw, 92vw';

export type Neighbours = { hotels: readonly HotelCard[]; properties: readonly PropertyCardFacts[] };

type Props = { place: { id: string; name: string }; neighbours: Neighbours };

/** Other hotels and houses of the same place. */
export async function AlsoHere({ place, neighbours: { hotels, properties } }: Props) {
  const [t, labelsOf, inPlace] = await Promise.all([
    getTranslations('hotelConsumer.also'),
    getCardLabels(),
    getInPlace(),
  ]);
  const cards = [
    ...hotels.map((hotel) => ({ key: hotel._id, card: <HotelTile hotel={hotel} note={t('public')} /> })),
    ...properties.map((property) => ({
      key: property._id,
      card: <PropertyCard property={property} labels={labelsOf(property)} sizes={SIZES} />,
    })),
  ];
  if (cards.length === 0) return null;
  return (
    <WideSection title={t('title', { where: inPlace(place) })} className="no-print">
      <ul className="grid gap-x-6 gap-y-12 pad:grid-cols-2 menu:grid-cols-3">
        {cards.slice(0, SHOWN).map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </WideSection>
  );
}

function HotelTile({ hotel, note }: { hotel: HotelCard; note: string }) {
  const { picture, name, sector, city } = hotel;
  return (
    <Link href={paths.distribution(hotel._id)} prefetch={false} className="group block">
      {picture && (
        <span className="block aspect-3/2 overflow-hidden bg-line">
          <Picture picture={{ ...picture, alt: '' }} sizes={SIZES} />
        </span>
      )}
      <span className="serif mt-4 block text-28 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {name}
      </span>
      <span className="block text-14 text-soft">{[sector, city].filter(Boolean).join(', ')}</span>
      <span className="mt-3 block border-line border-t pt-3 text-13 text-soft">{note}</span>
    </Link>
  );
}
