import 'server-only';
import { z } from 'zod';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { placesTag } from '@/lib/catalogue/place/keys';
import { db, type Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { Prisma } from '@/prisma/generated/client';
import { hotelsTag } from '../keys';
import type { HotelDetail, PublicHotel } from '../types';
import { hotelCardSelect, nameOf, toHotelCard } from './card';

const words = z.object({ en: z.string(), de: z.string() });
const part = words.nullish();
type Part = z.output<typeof part>;
const storedDescription = z.object({
  bestFor: part,
  hotel: part,
  location: part,
  foodAndBeverage: part,
  wellness: part,
  onSiteActivities: part,
  offSiteActivities: part,
  sustainability: part,
});
const storedDirections = z
  .object({ byPlane: words, byChauffeuredService: words, byCar: words, byPublicTransport: words })
  .nullable();

const detailSelect = {
  ...hotelCardSelect,
  keys: true,
  closestAirportCode: true,
  closestAirportKm: true,
  directions: true,
  distances: true,
  isChatEnabled: true,
  reservationEmail: true,
  reservationPhone: true,
  hasToBeInvitedToDirectContract: true,
  isReseller: true,
  supportsInstantBooking: true,
  isForConsumers: true,
  checkInStart: true,
  checkInEnd: true,
  checkInMinAge: true,
  checkInDepositEn: true,
  checkInDepositDe: true,
  checkInInstructionsEn: true,
  checkInInstructionsDe: true,
  isCreditCardRequired: true,
  isPhotoIdRequired: true,
  checkOutEnd: true,
  checkOutInstructionsEn: true,
  checkOutInstructionsDe: true,
  description: true,
  isAdultsOnly: true,
  minGuestAge: true,
  maxInfantAge: true,
  maxChildAge: true,
  petsAllowed: true,
  petRestrictionsEn: true,
  petRestrictionsDe: true,
  smokingPolicyEn: true,
  smokingPolicyDe: true,
  bookingPolicyEn: true,
  bookingPolicyDe: true,
  houseRulesEn: true,
  houseRulesDe: true,
  updatedAt: true,
  pictures: { select: pictureUseSelect, orderBy: { position: 'asc' } },
  diningVenues: { orderBy: { position: 'asc' } },
  facilities: {
    include: { facility: { select: { nameEn: true, nameDe: true } } },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.HotelSelect;

type DetailRow = Prisma.HotelGetPayload<{ select: typeof detailSelect }>;

function toAirport({ closestAirportCode: iataCode, closestAirportKm: distanceInKm }: DetailRow) {
  return iataCode === null || distanceInKm === null ? null : { iataCode, distanceInKm };
}

function toDirections({ directions }: DetailRow, locale: Locale): HotelDetail['directions'] {
  const stored = storedDirections.parse(directions);
  return (
    stored && {
      byPlane: stored.byPlane[locale],
      byChauffeuredService: stored.byChauffeuredService[locale],
      byCar: stored.byCar[locale],
      byPublicTransport: stored.byPublicTransport[locale],
    }
  );
}

function toDescription({ description }: DetailRow, locale: Locale): HotelDetail['description'] {
  const stored = storedDescription.parse(description);
  // A text in the other language is none: nobody is shown half a page in another one.
  const inOwn = (words: Part) => words?.[locale] || null;
  return {
    bestFor: inOwn(stored.bestFor),
    hotel: inOwn(stored.hotel),
    location: inOwn(stored.location),
    foodAndBeverage: inOwn(stored.foodAndBeverage),
    wellness: inOwn(stored.wellness),
    onSiteActivities: inOwn(stored.onSiteActivities),
    offSiteActivities: inOwn(stored.offSiteActivities),
    sustainability: inOwn(stored.sustainability),
  };
}

function toHotel(row: DetailRow, locale: Locale): HotelDetail {
  const { picture: _, ...card } = toHotelCard(row, locale);
  const text = <Text>(en: Text, de: Text) => inLanguage(locale, { en, de });
  return {
    ...card,
    keys: row.keys,
    altitudeMetres: row.city.altitudeMetres,
    pictures: row.pictures.map((entry) => toPicture(entry.picture, locale, entry)),
    closestAirport: toAirport(row),
    directions: toDirections(row, locale),
    distanceStrings: z
      .array(words)
      .parse(row.distances)
      .map((distance) => distance[locale]),
    contact: {
      isChatEnabled: row.isChatEnabled,
      reservation: { phone: row.reservationPhone, email: row.reservationEmail },
    },
    hasToBeInvitedToDirectContract: row.hasToBeInvitedToDirectContract,
    isReseller: row.isReseller,
    supportsInstantBooking: row.supportsInstantBooking,
    isForConsumers: row.isForConsumers,
    checkIn: {
      startTime: row.checkInStart,
      endTime: row.checkInEnd,
      minAge: row.checkInMinAge,
      depositDescription: text(row.checkInDepositEn, row.checkInDepositDe),
      instructions: text(row.checkInInstructionsEn, row.checkInInstructionsDe),
      isCreditCardRequired: row.isCreditCardRequired,
      isPhotoIdRequired: row.isPhotoIdRequired,
    },
    checkOut: {
      endTime: row.checkOutEnd,
      instructions: text(row.checkOutInstructionsEn, row.checkOutInstructionsDe),
    },
    diningVenues: row.diningVenues.map((venue) => ({
      type: venue.type,
      name: venue.name,
      michelinStars: venue.michelinStars,
      description: text(venue.descriptionEn, venue.descriptionDe),
      openingHoursDescription: text(venue.openingHoursEn, venue.openingHoursDe),
    })),
    description: toDescription(row, locale),
    facilities: row.facilities.map((entry) => ({
      facility: nameOf(entry.facility, locale),
      priceText: text(entry.priceTextEn, entry.priceTextDe),
      description: text(entry.descriptionEn, entry.descriptionDe),
    })),
    agePolicy: {
      isAdultsOnlyHotel: row.isAdultsOnly,
      minGuestAge: row.minGuestAge,
      maxAgeConsideredInfant: row.maxInfantAge,
      maxAgeConsideredChild: row.maxChildAge,
    },
    petPolicy: { arePetsAllowed: row.petsAllowed, restrictions: text(row.petRestrictionsEn, row.petRestrictionsDe) },
    smokingPolicy: text(row.smokingPolicyEn, row.smokingPolicyDe),
    bookingPolicyMarkdown: text(row.bookingPolicyEn, row.bookingPolicyDe),
    houseRulesMarkdown: text(row.houseRulesEn, row.houseRulesDe),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** As it stands at this moment, whoever reads. */
export async function readHotel(
  id: string,
  locale: Locale,
  within: Transaction | typeof db = db,
): Promise<HotelDetail | null> {
  const row = await within.hotel.findUnique({ where: { id }, select: detailSelect });
  return row && toHotel(row, locale);
}

async function readShown(id: string, locale: Locale): Promise<HotelDetail | null> {
  const row = await db.hotel.findUnique({ where: { id, retiredAt: null }, select: detailSelect });
  return row && toHotel(row, locale);
}

/** Where the address of a retired hotel leads: to one that is shown; null: nowhere. */
export async function getHotelMove(id: string): Promise<string | null> {
  const seen = new Set<string>();
  for (let next: string | null = id; next !== null && !seen.has(next); ) {
    seen.add(next);
    const row: { retiredAt: Date | null; movedToId: string | null } | null = await db.hotel.findUnique({
      where: { id: next },
      select: { retiredAt: true, movedToId: true },
    });
    if (!row) return null;
    if (row.retiredAt === null) return next === id ? null : next;
    next = row.movedToId;
  }
  return null;
}

/** What a hotel says depends on its places and pictures too. */
export const hotelContentTags = [hotelsTag, placesTag, storefrontTag];

/** Rule 7.11: 12 hours, 5 minutes on the distribution page. */
const hotels = createTaggedCache<HotelDetail | null>({ most: 400, seconds: 12 * 60 * 60 });
const publicHotels = createTaggedCache<HotelDetail | null>({ most: 200, seconds: 5 * 60 });

/** A hotel with everything it says of itself; null when there is none for this reader (rule 2.12). */
export async function getHotel(id: string, locale: Locale, includeDemos: boolean): Promise<HotelDetail | null> {
  const hotel = await hotels(`${id} ${locale}`, hotelContentTags, () => readShown(id, locale));
  return hotel && (includeDemos || !hotel.isDemo) ? hotel : null;
}

/** The same for a page that anybody opens; on the consumers' side only hotels that want one (rule 7.2). */
export async function getPublicHotel(
  id: string,
  locale: Locale,
  { includeDemos, isForConsumers = false }: { includeDemos: boolean; isForConsumers?: boolean },
): Promise<PublicHotel | null> {
  const hotel = await publicHotels(`${id} ${locale}`, hotelContentTags, () => readShown(id, locale));
  if (!hotel || (hotel.isDemo && !includeDemos) || (isForConsumers && !hotel.isForConsumers)) return null;
  const {
    contact: _contact,
    hasToBeInvitedToDirectContract: _invited,
    isReseller: _reseller,
    supportsInstantBooking: _instant,
    isForConsumers: _consumers,
    ...shown
  } = hotel;
  return shown;
}
