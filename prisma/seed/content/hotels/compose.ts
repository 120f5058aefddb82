import type { HotelFacilityId, RoomFacilityId } from '@/prisma/reference/hotel-vocabulary';
import type { Text } from '@/prisma/reference/types';
import type { BedContent, DiningVenueContent, HotelContent, PictureContent, RoomContent } from './types';

export const text = (en: string, de: string): Text => ({ en, de });

/** `name` is the file in media/ without its ending. */
export const picture = (name: string, en: string, de: string, focus?: { x: number; y: number }): PictureContent => ({
  file: `${name}.jpg`,
  alt: { en, de },
  ...(focus && { focus }),
});

export const included = text('included', 'inklusive');

export const facility = (
  id: HotelFacilityId,
  description: Text | null = null,
  priceText: Text | null = null,
): HotelContent['facilities'][number] => ({ id, priceText, description });

export const venue = (
  type: DiningVenueContent['type'],
  name: string,
  description: Text,
  openingHours: Text,
  michelinStars: DiningVenueContent['michelinStars'] = 0,
): DiningVenueContent => ({ type, name, michelinStars, description, openingHours });

const bed = (bedType: BedContent['bedType'], maxPax: number, maxAdults: number): BedContent => ({
  bedType,
  isInStandardOccupancy: true,
  sleeps: { maxPax, maxAdults },
  twinBedPossible: false,
});

export const king = bed('kingSizeBed', 2, 2);
export const queen = bed('queenSizeBed', 2, 2);
export const kingOrTwin: BedContent = { ...king, twinBedPossible: true };
export const single = bed('singleBed', 1, 1);
/** For children only. */
export const bunk = bed('bunkBed', 2, 0);
export const sofaBed = bed('sofaBed', 2, 1);
export const extraBed = bed('extraBed', 1, 1);

export const onRequest = (content: BedContent): BedContent => ({ ...content, isInStandardOccupancy: false });

/** In every room of every hotel here. */
const usual: readonly RoomFacilityId[] = ['wirelessInternet', 'safe', 'television', 'minibar'];

type Unusual<Content, Usual extends keyof Content> = Omit<Content, Usual> & Partial<Pick<Content, Usual>>;

/** What a room leaves out is the usual: one bedroom, one bathroom, no outdoor space, sold in the system. */
export function room(
  content: Unusual<
    RoomContent,
    'outdoorSpaceSqm' | 'numBedrooms' | 'numBathrooms' | 'petsAllowed' | 'isEnquiryOnly' | 'januaryNight'
  >,
): RoomContent {
  return {
    outdoorSpaceSqm: null,
    numBedrooms: 1,
    numBathrooms: 1,
    petsAllowed: false,
    isEnquiryOnly: false,
    januaryNight: null,
    ...content,
    facilities: [...content.facilities, ...usual],
  };
}

/** What a hotel leaves out is the usual, so that its own edge stands out. */
export function hotel(
  content: Unusual<
    HotelContent,
    | 'chain'
    | 'statusLevel'
    | 'isDemo'
    | 'sector'
    | 'directions'
    | 'programmes'
    | 'hasToBeInvitedToDirectContract'
    | 'isReseller'
    | 'supportsInstantBooking'
    | 'smokingPolicy'
    | 'bookingPolicy'
    | 'houseRules'
    | 'localCurrency'
    | 'billableCurrency'
    | 'miceSpaces'
  >,
): HotelContent {
  return {
    chain: null,
    statusLevel: null,
    isDemo: false,
    sector: null,
    directions: null,
    programmes: [],
    hasToBeInvitedToDirectContract: false,
    isReseller: false,
    supportsInstantBooking: false,
    smokingPolicy: null,
    bookingPolicy: null,
    houseRules: null,
    localCurrency: 'EUR',
    billableCurrency: 'EUR',
    miceSpaces: [],
    ...content,
  };
}
