import 'server-only';
import type { Brand, EffectiveBrand } from '@/lib/brand/types';
import { shownHotels } from '@/lib/catalogue/hotel/listed';
import { hotelCardSelect, toHotelCard } from '@/lib/catalogue/hotel/queries/card';
import { canSeeCommission } from '@/lib/people/access/agency';
import type { PlainDate } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { readAgencyTerms } from '@/lib/rates/room/queries/agency';
import { readRatesOfHotels } from '@/lib/rates/room/queries/facts';
import type { Prisma } from '@/prisma/generated/client';
import { findHotelDestination } from '../destinations';
import { type HotelOrder, paymentProfiles } from '../fields';
import { judgeHotel, splitAndSort } from '../rules';
import { hasOneDateOnly } from '../schema';
import type { FoundHotel, HotelDestination, HotelFilter, HotelSearchAnswer } from '../types';
import { listHotelPlaces } from './places';

/** What of a brand a search depends on. */
export type SearchBrand = Pick<Brand, 'isB2C' | 'isCommissionDisplayed'> & Pick<EffectiveBrand, 'paymentProfile'>;

export type HotelSearchAsked = {
  filter: HotelFilter;
  order: HotelOrder;
  locale: Locale;
  includeDemos: boolean;
  today: PlainDate;
  now: Date;
};

const NOTHING: HotelSearchAnswer = { available: [], unavailable: [] };

/** The room types a search is about: of any of the categories, with every facility. */
function wantedRooms({ roomCategories, roomFacilities = [] }: HotelFilter) {
  return {
    ...(roomCategories && { category: { in: roomCategories } }),
    AND: roomFacilities.map((facilityId) => ({ facilities: { some: { facilityId } } })),
  } satisfies Prisma.RoomWhereInput;
}

function wantedHotels(filter: HotelFilter, destination: HotelDestination | null) {
  const { hotelCategories, programIds, maxKeys, facilities = [] } = filter;
  return {
    ...(destination && { cityId: { in: destination.cityIds } }),
    ...(destination?.sectorId && { sectorId: destination.sectorId }),
    ...(destination?.hotelId && { id: destination.hotelId }),
    ...(hotelCategories && { category: { in: hotelCategories } }),
    ...(programIds && { programmes: { some: { programmeId: { in: programIds } } } }),
    ...(maxKeys !== undefined && { keys: { lte: maxKeys } }),
    rooms: { some: wantedRooms(filter) },
    AND: facilities.map((facilityId) => ({ facilities: { some: { facilityId } } })),
  } satisfies Prisma.HotelWhereInput;
}

async function readMatches(filter: HotelFilter, destination: HotelDestination | null, asked: HotelSearchAsked) {
  const rows = await db.hotel.findMany({
    where: { AND: [shownHotels(asked.includeDemos), wantedHotels(filter, destination)] },
    select: {
      ...hotelCardSelect,
      keys: true,
      isReseller: true,
      supportsInstantBooking: true,
      rooms: { where: wantedRooms(filter), select: { id: true } },
    },
  });
  return rows.map(({ rooms, ...row }) => {
    const { keys, isReseller, supportsInstantBooking } = row;
    return {
      roomIds: new Set(rooms.map(({ id }) => id)),
      hotel: { ...toHotelCard(row, asked.locale), keys, isReseller, supportsInstantBooking },
    };
  });
}

/**
 * The hotels that match, for this viewer, as their nights stand now; in a number of queries that does not grow with them.
 * Nothing of it is kept: it is of one agency, role, brand, language and moment.
 */
export async function searchHotels(
  viewer: Viewer,
  brand: SearchBrand,
  asked: HotelSearchAsked,
): Promise<HotelSearchAnswer> {
  const { filter, order, locale, includeDemos, today, now } = asked;
  if (hasOneDateOnly(filter)) return NOTHING;
  const wanted = filter.destination;
  const destination = wanted ? findHotelDestination(wanted, await listHotelPlaces(locale, includeDemos)) : null;
  if (wanted && !destination) return NOTHING;

  const matches = await readMatches(filter, destination, asked);
  const { checkInDate: checkIn, checkOutDate: checkOut, party, paymentProfile } = filter;
  if (!checkIn || !checkOut) {
    const undated = matches.map(({ hotel }): FoundHotel => ({ ...hotel, availability: { status: 'undated' } }));
    return splitAndSort(undated, 'name', { rates: new Map(), locale });
  }

  const hotelIds = matches.map(({ hotel }) => hotel._id);
  const [facts, termsOf] = await Promise.all([
    readRatesOfHotels(hotelIds, { checkIn, checkOut, now, locale, includeDemos }),
    readAgencyTerms(viewer, hotelIds, today),
  ]);
  const factsOf = new Map(facts.map((one) => [one.hotel.id, one]));
  const stay = { checkIn, checkOut, party, quantity: 1, today };
  const audience = {
    paymentProfile,
    profiles: brand.paymentProfile.canBeChanged ? paymentProfiles.filter((one) => one !== paymentProfile) : [],
    canSeeCommission: canSeeCommission(viewer, brand),
  };
  const found = matches.flatMap(({ hotel, roomIds }): FoundHotel[] => {
    const known = factsOf.get(hotel._id);
    if (!known) return [];
    const { plans, rates } = known;
    const rooms = known.rooms.filter(({ id }) => roomIds.has(id));
    const agency = termsOf(hotel._id);
    const availability = judgeHotel({ hotel: known.hotel, rooms, plans }, stay, { ...audience, agency, rates });
    return [{ ...hotel, availability }];
  });
  return splitAndSort(found, order, { rates: facts[0]?.rates ?? new Map(), locale });
}
