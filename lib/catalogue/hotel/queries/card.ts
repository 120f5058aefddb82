import 'server-only';
import type { CountryId } from '@/lib/platform/addresses/slug';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import type { Prisma } from '@/prisma/generated/client';
import type { HotelCard } from '../types';

/** The columns of a hotel in a list; of its pictures only the first. */
export const hotelCardSelect = {
  id: true,
  name: true,
  category: true,
  chain: true,
  statusLevel: true,
  isDemo: true,
  latitude: true,
  longitude: true,
  ratingBookingCom: true,
  ratingTripAdvisorBubbles: true,
  city: {
    select: {
      id: true,
      nameEn: true,
      nameDe: true,
      altitudeMetres: true,
      country: { select: { id: true, nameEn: true, nameDe: true } },
    },
  },
  sector: { select: { name: true } },
  programmes: { select: { programme: { select: { id: true, name: true } } }, orderBy: { position: 'asc' } },
  pictures: { select: pictureUseSelect, orderBy: { position: 'asc' }, take: 1 },
} satisfies Prisma.HotelSelect;

type CardRow = Prisma.HotelGetPayload<{ select: typeof hotelCardSelect }>;

export function nameOf(row: { nameEn: string; nameDe: string }, locale: Locale): string {
  return inLanguage(locale, { en: row.nameEn, de: row.nameDe });
}

export function toHotelCard(row: CardRow, locale: Locale): HotelCard {
  const [first] = row.pictures;
  return {
    _id: row.id,
    name: row.name,
    category: row.category,
    chain: row.chain,
    statusLevel: row.statusLevel,
    isDemo: row.isDemo,
    countryId: row.city.country.id as CountryId,
    country: nameOf(row.city.country, locale),
    cityId: row.city.id,
    city: nameOf(row.city, locale),
    sector: row.sector?.name ?? null,
    coordinates:
      row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
    externalRatings: {
      bookingCom: row.ratingBookingCom?.toNumber() ?? null,
      tripAdvisorBubbles: row.ratingTripAdvisorBubbles?.toNumber() ?? null,
    },
    memberOfPrograms: row.programmes.map(({ programme }) => ({ _id: programme.id, name: programme.name })),
    picture: first ? toPicture(first.picture, locale, first) : null,
  };
}
