import type { HotelFacilityId, RoomFacilityId } from '@/prisma/reference/hotel-vocabulary';
import type { Text } from '@/prisma/reference/types';

export type HotelCategory = '4 Star' | '5 Star' | '5 Star Palace';
export type RoomCategory =
  | 'Room'
  | 'Junior Suite'
  | 'Suite'
  | 'Specialty Suite'
  | 'Residence With Kitchen'
  | 'Villa / Chalet';
export type BedType = 'bunkBed' | 'extraBed' | 'kingSizeBed' | 'queenSizeBed' | 'singleBed' | 'sofaBed';

export type PictureContent = {
  /** File name in media/. */
  file: string;
  /** What it shows in this hotel or room. */
  alt: Text;
  /** Per cent of width and height that must stay in view; absent: the middle. */
  focus?: { x: number; y: number };
};

export type DiningVenueContent = {
  type: 'restaurant' | 'bar' | 'café' | 'breakfast room' | 'lounge';
  name: string;
  michelinStars: 0 | 1 | 2 | 3;
  description: Text;
  openingHours: Text;
};

export type BedContent = {
  bedType: BedType;
  /** False: only on request, may cost extra. */
  isInStandardOccupancy: boolean;
  sleeps: { maxPax: number; maxAdults: number };
  twinBedPossible: boolean;
};

export type RoomContent = {
  /** `H01-1`, `H01-2` … */
  id: string;
  name: Text;
  category: RoomCategory;
  /** Markdown, two to five sentences. */
  description: Text;
  /** First one is the thumbnail; at least two, of the room's own kind. */
  pictures: PictureContent[];
  beds: BedContent[];
  sizeSqm: { min: number; max: number };
  outdoorSpaceSqm: { min: number; max: number } | null;
  numBedrooms: number;
  numBathrooms: number;
  views: Text[];
  facilities: RoomFacilityId[];
  petsAllowed: boolean;
  /** How many of them the hotel has. */
  units: number;
  /** Never sold in the system: 'Confidential - enquiry only'. */
  isEnquiryOnly: boolean;
  /** A January night for two with breakfast, whole units of the hotel's billable currency; null: no rates loaded. */
  januaryNight: number | null;
};

export type MiceSpaceContent = {
  name: string;
  description: Text;
  pictures: PictureContent[];
  isIndoor: boolean;
  isOutdoor: boolean;
  unitSystem: 'metric' | 'imperial';
  /** In the unit system's square metres and metres, or square feet and feet. */
  dimensions: { area: number; length: number; width: number; ceilingHeight: number | null };
  configurations: {
    name: Text;
    type: 'theatre' | 'classroom' | 'boardroom' | 'banquet' | 'cocktail' | 'u-shape';
    maxOccupancy: number;
    description: Text | null;
  }[];
  equipment: { name: Text; quantity: number }[];
};

export type SalesManagerContent = { fullName: string; email: string; languages: string[] };

/** Markdown or plain sentences per subject; null: nothing written about it. */
export type HotelDescriptionContent = {
  bestFor: Text | null;
  hotel: Text | null;
  location: Text | null;
  foodAndBeverage: Text | null;
  wellness: Text | null;
  onSiteActivities: Text | null;
  offSiteActivities: Text | null;
  sustainability: Text | null;
};

export type HotelContent = {
  /** H01 … H26, see rule 8.3. */
  id: string;
  name: string;
  category: HotelCategory;
  chain: string | null;
  /** Certified partner's level; null: none. */
  statusLevel: 1 | 2 | 3 | null;
  isDemo: boolean;
  city: string;
  sector: string | null;
  coordinates: { latitude: number; longitude: number } | null;
  /** Rooms of the whole hotel, for `maxKeys`. */
  keys: number;
  closestAirport: { iataCode: string; distanceInKm: number } | null;
  directions: { byPlane: Text; byChauffeuredService: Text; byCar: Text; byPublicTransport: Text } | null;
  /** "80 m to the Jardin Alpin gondola". */
  distances: Text[];
  ratings: { bookingCom: number | null; tripAdvisorBubbles: number | null };
  /** Programmes of prisma/reference/programmes, what a guest gets through each, and the commission it raises to. */
  programmes: { id: string; benefits: Text[]; commissionPercent: number }[];
  contact: { isChatEnabled: boolean; reservationEmail: string; reservationPhone: string };
  hasToBeInvitedToDirectContract: boolean;
  isReseller: boolean;
  supportsInstantBooking: boolean;
  salesManagers: SalesManagerContent[];
  checkIn: {
    startTime: string | null;
    endTime: string | null;
    minAge: number | null;
    depositDescription: Text | null;
    instructions: Text | null;
    isCreditCardRequired: boolean;
    isPhotoIdRequired: boolean;
  };
  checkOut: { endTime: string | null; instructions: Text | null };
  diningVenues: DiningVenueContent[];
  description: HotelDescriptionContent;
  facilities: { id: HotelFacilityId; priceText: Text | null; description: Text | null }[];
  agePolicy: {
    isAdultsOnlyHotel: boolean;
    minGuestAge: number | null;
    maxAgeConsideredInfant: number | null;
    maxAgeConsideredChild: number | null;
  };
  petPolicy: { arePetsAllowed: boolean; restrictions: Text | null };
  smokingPolicy: Text | null;
  bookingPolicy: Text | null;
  houseRules: Text | null;
  localCurrency: 'EUR' | 'CHF';
  billableCurrency: 'EUR' | 'CHF';
  pictures: PictureContent[];
  rooms: RoomContent[];
  miceSpaces: MiceSpaceContent[];
};

export type InspirationPostContent = {
  /** `I01` … `I14`. */
  id: string;
  /** H01 … H26. */
  hotel: string;
  /** Days before the demonstration's today on which it was posted. */
  daysAgo: number;
  pictures: PictureContent[];
  /** Markdown, 80 to 160 words. */
  text: Text;
};
