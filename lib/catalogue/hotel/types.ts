import type { CountryId } from '@/lib/platform/addresses/slug';
import type { PictureValue } from '@/lib/platform/media/types';

/** Names of rule 7.1. None of these types has a price, a commission or a sales manager. */
export const bedTypes = ['bunkBed', 'extraBed', 'kingSizeBed', 'queenSizeBed', 'singleBed', 'sofaBed'] as const;
export type BedType = (typeof bedTypes)[number];

export const descriptionParts = [
  'bestFor',
  'hotel',
  'location',
  'foodAndBeverage',
  'wellness',
  'onSiteActivities',
  'offSiteActivities',
  'sustainability',
] as const;
type DescriptionPart = (typeof descriptionParts)[number];

export const directionWays = ['byPlane', 'byChauffeuredService', 'byCar', 'byPublicTransport'] as const;
type DirectionWay = (typeof directionWays)[number];

export type HotelProgramme = { _id: string; name: string };

/** A hotel in a list. */
export type HotelCard = {
  _id: string;
  name: string;
  category: string;
  chain: string | null;
  /** Certified partner: 1 to 3. */
  statusLevel: number | null;
  isDemo: boolean;
  countryId: CountryId;
  country: string;
  cityId: string;
  city: string;
  sector: string | null;
  coordinates: { latitude: number; longitude: number } | null;
  externalRatings: { bookingCom: number | null; tripAdvisorBubbles: number | null };
  memberOfPrograms: HotelProgramme[];
  picture: PictureValue | null;
};

type DiningVenue = {
  type: string;
  name: string;
  michelinStars: number;
  description: string;
  openingHoursDescription: string;
};

type Facility = { facility: string; priceText: string | null; description: string | null };

/** A hotel with everything its page says of it, in one language. */
export type HotelDetail = Omit<HotelCard, 'picture'> & {
  keys: number;
  altitudeMetres: number;
  pictures: PictureValue[];
  closestAirport: { iataCode: string; distanceInKm: number } | null;
  directions: Record<DirectionWay, string> | null;
  distanceStrings: string[];
  contact: { isChatEnabled: boolean; reservation: { phone: string; email: string } };
  hasToBeInvitedToDirectContract: boolean;
  isReseller: boolean;
  supportsInstantBooking: boolean;
  isForConsumers: boolean;
  checkIn: {
    startTime: string | null;
    endTime: string | null;
    minAge: number | null;
    depositDescription: string | null;
    instructions: string | null;
    isCreditCardRequired: boolean;
    isPhotoIdRequired: boolean;
  };
  checkOut: { endTime: string | null; instructions: string | null };
  diningVenues: DiningVenue[];
  description: Record<DescriptionPart, string | null>;
  facilities: Facility[];
  agePolicy: {
    isAdultsOnlyHotel: boolean;
    minGuestAge: number | null;
    maxAgeConsideredInfant: number | null;
    maxAgeConsideredChild: number | null;
  };
  petPolicy: { arePetsAllowed: boolean; restrictions: string | null };
  smokingPolicy: string | null;
  bookingPolicyMarkdown: string | null;
  houseRulesMarkdown: string | null;
  updatedAt: string;
};

/** What somebody who is not signed in may know of a hotel: neither how it sells nor who answers for it. */
export type PublicHotel = Omit<
  HotelDetail,
  'contact' | 'hasToBeInvitedToDirectContract' | 'isReseller' | 'supportsInstantBooking' | 'isForConsumers'
>;

export type RoomBed = {
  bedType: BedType;
  /** False: only on request, and may cost extra. */
  isInStandardOccupancy: boolean;
  sleeps: { maxPax: number; maxAdults: number }[];
  twinBedPossible: boolean;
};

/** A room type in one language, without its prices. */
export type RoomDetail = {
  _id: string;
  hotelId: string;
  name: string;
  category: string;
  descriptionMarkdown: string;
  pictures: PictureValue[];
  floorplans: PictureValue[];
  beds: RoomBed[];
  sizeSqmMin: number;
  sizeSqmMax: number;
  outdoorSpaceSqmMin: number | null;
  outdoorSpaceSqmMax: number | null;
  numBedrooms: number;
  numBathrooms: number;
  viewsFromRoom: string[];
  facilities: string[];
  facilitiesMarkdown: string | null;
  videos: string[];
  interactiveRenderings: string[];
  petsAllowed: boolean;
  /** Never sold in the system. */
  isEnquiryOnly: boolean;
};

export type UnitSystem = 'metric' | 'imperial';

export type MiceSpace = {
  _id: string;
  name: string;
  markdownDescription: string;
  pictures: PictureValue[];
  isIndoor: boolean;
  isOutdoor: boolean;
  dimensions: {
    unitSystem: UnitSystem;
    area: number;
    length: number;
    width: number;
    ceilingHeight: number | null;
  };
  configurations: { name: string; type: string; maxOccupancy: number; markdownDescription: string | null }[];
  equipment: { name: string; quantity: number }[];
};

export type HotelLocations = { countries: { name: string; cities: { name: string }[] }[] };

export type InspirationPost = {
  _id: string;
  hotel: { _id: string; name: string };
  /** ISO 8601. */
  postedAt: string;
  media: { type: string; picture: PictureValue }[];
  markdown: string;
};

export type SalesManager = { fullName: string; email: string; languages: string[]; image: PictureValue | null };

/** How the agency of a viewer stands with a hotel. Percentages are there only for those who may see commission. */
export type HotelSales = {
  managers: SalesManager[];
  contract: {
    state: 'inForce' | 'agreed' | 'ended' | 'none';
    validFrom: string | null;
    validUntil: string | null;
    commissionPercent?: number;
  };
  programmes: (HotelProgramme & {
    /** Of the agency in the programme; null: not a member. */
    membership: 'claimedByAgency' | 'verified' | 'rejected' | null;
    benefits: string[];
    commissionPercent?: number;
  })[];
  /** What rate plans for everybody earn, where commission may be seen. */
  ratePlans?: { name: string; commissionPercent: number }[];
};
