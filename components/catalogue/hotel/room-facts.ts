import { squareFeet } from '@/lib/catalogue/hotel/rules';
import type { RoomDetail } from '@/lib/catalogue/hotel/types';
import type { Translator } from '@/lib/platform/i18n/translator';
import { formatNumber } from '@/lib/platform/money';
import { roomCategoryKey } from './names';

function range(min: number, max: number, write: (value: number) => number = (value) => value): string {
  const [from, to] = [write(min), write(max)];
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

/** What a room is, in short words, in the order of the hotel's specification. */
export function roomFacts(room: RoomDetail, t: Translator<'hotel.rooms'>): string[] {
  const category = roomCategoryKey(room);
  const { outdoorSpaceSqmMin: outdoors } = room;
  return [
    category ? t(`category.${category}`) : room.category,
    t('size', {
      sqm: range(room.sizeSqmMin, room.sizeSqmMax),
      sqft: range(room.sizeSqmMin, room.sizeSqmMax, squareFeet),
    }),
    t('bedrooms', { count: room.numBedrooms }),
    t('bathrooms', { count: room.numBathrooms }),
    ...(outdoors === null ? [] : [t('outdoor', { sqm: range(outdoors, room.outdoorSpaceSqmMax ?? outdoors) })]),
    ...(room.petsAllowed ? [t('pets')] : []),
  ];
}
