import { WideSection } from '@/components/catalogue/property/section';
import type { PublicHotel } from '@/lib/catalogue/hotel/types';
import { getTranslations } from '@/lib/platform/i18n/translations';
import { venueTypeKey } from '../names';

/** Restaurants and bars of the house. */
export async function AtTable({ hotel: { diningVenues, description } }: { hotel: PublicHotel }) {
  const [t, words] = await Promise.all([getTranslations('hotelConsumer.table'), getTranslations('hotel.dining')]);
  if (diningVenues.length === 0) return null;
  return (
    <WideSection title={t('title')} hasLead={description.foodAndBeverage !== null}>
      {description.foodAndBeverage && <p className="lead">{description.foodAndBeverage}</p>}
      <ul className="mt-8 grid gap-x-10 gap-y-8 pad:grid-cols-2 menu:grid-cols-3">
        {diningVenues.map((venue) => {
          const type = venueTypeKey(venue.type);
          const kind = type ? words(`type.${type}`) : venue.type;
          const stars = venue.michelinStars > 0 ? [words('stars', { count: venue.michelinStars })] : [];
          return (
            <li key={venue.name} className="border-line border-t pt-4">
              <h3 className="text-28">{venue.name}</h3>
              <p className="mt-1 text-13 text-soft">{[kind, ...stars].join(', ')}</p>
              <p className="mt-3 text-pretty">{venue.description}</p>
              <p className="mt-2 text-14 text-soft">{venue.openingHoursDescription}</p>
            </li>
          );
        })}
      </ul>
    </WideSection>
  );
}
