import 'server-only';
import { z } from 'zod';
import { storefrontTag } from '@/lib/catalogue/content/keys';
import { db, type Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import type { Prisma } from '@/prisma/generated/client';
import { hotelsTag } from '../keys';
import { shownHotels } from '../listed';
import type { RoomDetail } from '../types';
import { nameOf } from './card';

const storedViews = z.array(z.object({ en: z.string(), de: z.string() }));

const roomSelect = {
  id: true,
  hotelId: true,
  nameEn: true,
  nameDe: true,
  category: true,
  descriptionEn: true,
  descriptionDe: true,
  sizeSqmMin: true,
  sizeSqmMax: true,
  outdoorSpaceSqmMin: true,
  outdoorSpaceSqmMax: true,
  numBedrooms: true,
  numBathrooms: true,
  views: true,
  facilitiesEn: true,
  facilitiesDe: true,
  videos: true,
  interactiveRenderings: true,
  petsAllowed: true,
  isEnquiryOnly: true,
  pictures: { select: { isFloorplan: true, ...pictureUseSelect }, orderBy: { position: 'asc' } },
  beds: { orderBy: { position: 'asc' } },
  facilities: {
    select: { facility: { select: { nameEn: true, nameDe: true } } },
    orderBy: { facility: { position: 'asc' } },
  },
} satisfies Prisma.RoomSelect;

type RoomRow = Prisma.RoomGetPayload<{ select: typeof roomSelect }>;

function toRoom(row: RoomRow, locale: Locale): RoomDetail {
  const drawn = (isFloorplan: boolean) =>
    row.pictures
      .filter((entry) => entry.isFloorplan === isFloorplan)
      .map((entry) => toPicture(entry.picture, locale, entry));
  return {
    _id: row.id,
    hotelId: row.hotelId,
    name: nameOf(row, locale),
    category: row.category,
    descriptionMarkdown: inLanguage(locale, { en: row.descriptionEn, de: row.descriptionDe }),
    pictures: drawn(false),
    floorplans: drawn(true),
    beds: row.beds.map(({ bedType, isInStandardOccupancy, maxPax, maxAdults, twinBedPossible }) => ({
      bedType,
      isInStandardOccupancy,
      sleeps: [{ maxPax, maxAdults }],
      twinBedPossible,
    })),
    sizeSqmMin: row.sizeSqmMin,
    sizeSqmMax: row.sizeSqmMax,
    outdoorSpaceSqmMin: row.outdoorSpaceSqmMin,
    outdoorSpaceSqmMax: row.outdoorSpaceSqmMax,
    numBedrooms: row.numBedrooms,
    numBathrooms: row.numBathrooms,
    viewsFromRoom: storedViews.parse(row.views).map((view) => view[locale]),
    facilities: row.facilities.map(({ facility }) => nameOf(facility, locale)),
    facilitiesMarkdown: inLanguage(locale, { en: row.facilitiesEn, de: row.facilitiesDe }),
    videos: row.videos,
    interactiveRenderings: row.interactiveRenderings,
    petsAllowed: row.petsAllowed,
    isEnquiryOnly: row.isEnquiryOnly,
  };
}

type HotelRooms = {
  isDemo: boolean;
  isRetired: boolean;
  rooms: RoomDetail[];
  /** Those of them that are sold no more: an offer that was made with one still tells of it. */
  retiredRooms: readonly string[];
};

/** Rule 7.11. */
const rooms = createTaggedCache<HotelRooms | null>({ most: 400, seconds: 5 * 60 });

/** As they stand at this moment, whoever reads. */
export async function readRooms(
  hotelId: string,
  locale: Locale,
  within: Transaction | typeof db = db,
): Promise<HotelRooms | null> {
  const row = await within.hotel.findUnique({
    where: { id: hotelId },
    select: {
      isDemo: true,
      retiredAt: true,
      rooms: { select: { ...roomSelect, retiredAt: true }, orderBy: { position: 'asc' } },
    },
  });
  if (!row) return null;
  const { isDemo, retiredAt } = row;
  return {
    isDemo,
    isRetired: retiredAt !== null,
    rooms: row.rooms.map((room) => toRoom(room, locale)),
    retiredRooms: row.rooms.flatMap((room) => (room.retiredAt === null ? [] : [room.id])),
  };
}

/** The room types a hotel sells, in its own order; null when there is no such hotel for this reader. */
export async function listRooms(hotelId: string, locale: Locale, includeDemos: boolean): Promise<RoomDetail[] | null> {
  const found = await rooms(`${hotelId} ${locale}`, [hotelsTag, storefrontTag], () => readRooms(hotelId, locale));
  if (!found || found.isRetired || (found.isDemo && !includeDemos)) return null;
  return found.rooms.filter(({ _id }) => !found.retiredRooms.includes(_id));
}

export async function getRoom(id: string, locale: Locale, includeDemos: boolean): Promise<RoomDetail | null> {
  const row = await db.room.findFirst({
    where: { id, retiredAt: null, hotel: shownHotels(includeDemos) },
    select: roomSelect,
  });
  return row && toRoom(row, locale);
}
