import { wordsAddress } from '@/lib/catalogue/content/words';
import { hotelCategories } from '@/lib/catalogue/hotel/categories';
import { descriptionParts } from '@/lib/catalogue/hotel/types';
import { roomCategories } from '@/lib/catalogue/room/categories';
import type { ChoiceList, Field, Fields, ManagedKind } from './types';

const words = (section: string, most: number, more: Partial<Extract<Field, { type: 'words' }>> = {}): Field => ({
  ...{ type: 'words', section, most },
  ...more,
});
const long = (section: string): Field => words(section, 6000, { isLong: true });
const text = (section: string, most: number, more: Partial<Extract<Field, { type: 'text' }>> = {}): Field => ({
  ...{ type: 'text', section, most },
  ...more,
});
const number = (section: string, least: number, most: number): Field => ({ type: 'number', section, least, most });
const needed = (field: Field): Field => ({ ...field, isNeeded: true });
const flag = (section: string): Field => ({ type: 'flag', section });
const degrees = (most: number): Field => ({
  ...{ type: 'number', section: 'place', isFraction: true },
  least: -most,
  most,
});

const one = (section: string, of: ChoiceList): Field => ({ type: 'reference', section, of });
/** Where a house lies: what is in a part of a place is in the place, too. */
const place: Fields = { cityId: needed(one('place', 'places')), sectorId: one('place', 'sectors') };
const percent = (section: string): Field => ({ type: 'number', section, least: 0, most: 100, isFraction: true });

const choice = (section: string, options: readonly string[]): Field => ({ type: 'choice', section, options });
const lines = (section: string, most: number, columns: Fields): Field => ({ type: 'lines', section, most, columns });

/** What each shows in both languages, and what of it has to stay in view. */
const pictures = (most: number): Field => ({
  ...{ type: 'lines', section: 'pictures', most, arePictures: true },
  columns: {
    picture: needed(text('pictures', 80)),
    alt: words('pictures', 300),
    focusX: number('pictures', 0, 100),
    focusY: number('pictures', 0, 100),
  },
});

const hotels: Fields = {
  name: needed(text('facts', 120)),
  category: { type: 'choice', section: 'facts', options: hotelCategories, isNeeded: true },
  chain: text('facts', 120),
  statusLevel: number('facts', 1, 3),
  keys: needed(number('facts', 1, 5000)),
  ...place,
  latitude: degrees(90),
  longitude: degrees(180),
  closestAirportCode: text('place', 3),
  closestAirportKm: number('place', 0, 1000),
  ...Object.fromEntries(descriptionParts.map((part) => [part, long('description')])),
  checkInStart: text('arrival', 5, { format: 'time' }),
  checkInEnd: text('arrival', 5, { format: 'time' }),
  checkOutEnd: text('arrival', 5, { format: 'time' }),
  checkInMinAge: number('arrival', 0, 99),
  isCreditCardRequired: flag('arrival'),
  isPhotoIdRequired: flag('arrival'),
  checkInDeposit: long('arrival'),
  checkInInstructions: long('arrival'),
  checkOutInstructions: long('arrival'),
  diningVenues: lines('dining', 20, {
    name: needed(text('dining', 120)),
    type: needed(choice('dining', ['restaurant', 'bar', 'café', 'breakfast room', 'lounge'])),
    michelinStars: number('dining', 0, 3),
    description: needed(words('dining', 1000, { isLong: true })),
    openingHours: needed(words('dining', 300)),
  }),
  facilityList: lines('facilities', 30, {
    facilityId: { type: 'reference', section: 'facilities', of: 'hotelFacilities', isNeeded: true },
    priceText: words('facilities', 300),
    description: words('facilities', 1000, { isLong: true }),
  }),
  programmes: lines('programmes', 20, {
    programmeId: { type: 'reference', section: 'programmes', of: 'programmes', isNeeded: true },
    commissionPercent: needed(percent('programmes')),
    benefits: words('programmes', 2000, { isLong: true, isList: true }),
  }),
  pictures: pictures(60),
  isAdultsOnly: flag('policy'),
  minGuestAge: number('policy', 1, 99),
  maxInfantAge: number('policy', 0, 16),
  maxChildAge: number('policy', 0, 17),
  petsAllowed: flag('policy'),
  petRestrictions: long('policy'),
  smokingPolicy: long('policy'),
  bookingPolicy: long('policy'),
  houseRules: long('policy'),
  reservationEmail: needed(text('contact', 254, { format: 'email' })),
  reservationPhone: needed(text('contact', 40)),
  isChatEnabled: flag('contact'),
  supportsInstantBooking: flag('contact'),
  confirmsOptions: flag('contact'),
  isForConsumers: flag('shown'),
  isDemo: flag('shown'),
  isReseller: flag('shown'),
  hasToBeInvitedToDirectContract: flag('shown'),
};

const properties: Fields = {
  name: needed(text('facts', 120)),
  slug: needed(text('facts', 80, { format: 'slug' })),
  propertyType: needed(choice('facts', ['chalet', 'apartment', 'villa'])),
  bedrooms: needed(number('facts', 0, 40)),
  bathrooms: needed(number('facts', 0, 40)),
  bedsForAdults: number('facts', 1, 60),
  bedsForChildren: number('facts', 0, 60),
  squareMetres: needed(number('facts', 1, 10_000)),
  registrationNumber: text('facts', 60),
  ...place,
  latitude: degrees(90),
  longitude: degrees(180),
  opening: needed(words('description', 300, { isLong: true })),
  summary: needed(words('description', 600, { isLong: true })),
  description: needed(long('description')),
  highlights: words('description', 900, { isLong: true, isList: true }),
  facilityIds: { type: 'ids', section: 'facilities', of: 'facilities' },
  pictures: needed(pictures(60)),
  petsAllowed: flag('policy'),
  petDetails: words('policy', 600, { isLong: true }),
  operatorId: needed(one('sold', 'operators')),
  rentalChannelId: one('sold', 'channels'),
  commissionPercent: percent('sold'),
  selectionRank: number('shown', 1, 1000),
  isDemo: flag('shown'),
};

export const bedTypes = ['kingSizeBed', 'queenSizeBed', 'singleBed', 'bunkBed', 'sofaBed', 'extraBed'] as const;

const rooms: Fields = {
  name: needed(words('facts', 120)),
  category: { type: 'choice', section: 'facts', options: roomCategories, isNeeded: true },
  sizeSqmMin: needed(number('facts', 1, 5000)),
  sizeSqmMax: needed(number('facts', 1, 5000)),
  outdoorSpaceSqmMin: number('facts', 1, 5000),
  outdoorSpaceSqmMax: number('facts', 1, 5000),
  numBedrooms: needed(number('facts', 0, 40)),
  numBathrooms: needed(number('facts', 0, 40)),
  description: needed(long('description')),
  facilities: long('description'),
  beds: needed(
    lines('beds', 12, {
      bedType: needed(choice('beds', bedTypes)),
      maxPax: needed(number('beds', 1, 20)),
      maxAdults: needed(number('beds', 0, 20)),
      isInStandardOccupancy: flag('beds'),
      twinBedPossible: flag('beds'),
    }),
  ),
  facilityIds: { type: 'ids', section: 'facilities', of: 'roomFacilities' },
  pictures: pictures(60),
  petsAllowed: flag('policy'),
  isOnRequest: flag('shown'),
  isEnquiryOnly: flag('shown'),
};

const operators: Fields = {
  name: needed(text('facts', 120)),
  email: needed(text('contact', 254, { format: 'email' })),
  address: text('contact', 200),
  terms: words('words', 40_000, { isLong: true, isMarkdown: true }),
};

const channels: Fields = {
  name: needed(text('facts', 120)),
  operatorId: { type: 'reference', section: 'facts', of: 'operators' },
  acceptsConsumerBookings: flag('shown'),
};

const programmes: Fields = {
  name: needed(text('facts', 120)),
  isVisibleInHotelSearch: flag('shown'),
  summary: needed(words('words', 600, { isLong: true })),
  benefits: words('words', 3000, { isLong: true, isList: true }),
};

const facilities: Fields = { name: needed(words('facts', 120)) };

const countries: Fields = {
  name: needed(words('facts', 80)),
  summary: needed(words('words', 600, { isLong: true })),
  introduction: needed(long('words')),
  pictures: needed(pictures(1)),
};

const places: Fields = {
  name: needed(words('facts', 80)),
  postalCode: text('facts', 12),
  state: words('facts', 80),
  tagline: needed(words('words', 160)),
  summary: needed(words('words', 600, { isLong: true })),
  introduction: needed(long('words')),
  latitude: needed(degrees(90)),
  longitude: needed(degrees(180)),
  altitudeMetres: needed(number('place', 0, 5000)),
  airportCode: needed(text('place', 3)),
  airportName: needed(words('place', 80)),
  airportMinutes: needed(number('place', 0, 1000)),
  pictures: needed(pictures(1)),
};

const testimonials: Fields = {
  quote: needed(words('words', 900, { isLong: true })),
  author: needed(words('words', 160)),
};

const inspiration: Fields = {
  text: needed(words('words', 6000, { isLong: true, isMarkdown: true })),
  pictures: pictures(20),
};

const pages: Fields = {
  title: needed(words('head', 120)),
  heading: needed(words('head', 160)),
  summary: needed(words('head', 320, { isLong: true })),
  lead: needed(words('words', 900, { isLong: true })),
  body: needed(words('words', 40_000, { isLong: true, isMarkdown: true })),
};

/** What of each kind is edited, in the order of the editor. */
export const managedFields: Readonly<Record<ManagedKind, Fields>> = {
  ...{ hotels, rooms, properties, operators, channels, programmes },
  ...{ facilities, countries, places, inspiration, testimonials, pages, jobs: pages },
};

/** Of two fields both are said or none. */
export const together: Readonly<Partial<Record<ManagedKind, readonly (readonly [string, string])[]>>> = {
  hotels: [
    ['latitude', 'longitude'],
    ['closestAirportCode', 'closestAirportKm'],
  ],
  properties: [
    ['latitude', 'longitude'],
    ['bedsForAdults', 'bedsForChildren'],
    ['rentalChannelId', 'commissionPercent'],
  ],
  rooms: [['outdoorSpaceSqmMin', 'outdoorSpaceSqmMax']],
};

/** The second is no less than the first. */
export const ascending: typeof together = {
  hotels: [['maxInfantAge', 'maxChildAge']],
  rooms: [
    ['sizeSqmMin', 'sizeSqmMax'],
    ['outdoorSpaceSqmMin', 'outdoorSpaceSqmMax'],
  ],
};

/** Kinds whose things can be taken away, and what becomes of the address: it leads on, or there is nothing any more. */
const retirements: Readonly<Record<ManagedKind, readonly ('moved' | 'removed')[]>> = {
  hotels: ['moved', 'removed'],
  properties: ['moved', 'removed'],
  ...{ rooms: ['removed'], operators: ['removed'], channels: ['removed'], programmes: ['removed'] },
  ...{ facilities: ['removed'], places: ['removed'] },
  ...{ inspiration: ['removed'], testimonials: ['removed'], jobs: ['removed'] },
  // Without their page an address of the product itself would be missing.
  ...{ countries: [], pages: [] },
};

/** What becomes of something retired (rule 2.16): its address says so, it is sold no more, offered for nothing new, or not read. */
export const retiredAs: Readonly<Record<ManagedKind, 'address' | 'sold' | 'offered' | 'read'>> = {
  ...{ hotels: 'address', properties: 'address', pages: 'address', jobs: 'address', countries: 'address' },
  rooms: 'sold',
  ...{ operators: 'offered', channels: 'offered', programmes: 'offered', facilities: 'offered', places: 'offered' },
  ...{ inspiration: 'read', testimonials: 'read' },
};

/** The ways out of one thing: a page that was made here may go, those of the product stay. */
export function retirementsOf(kind: ManagedKind, id: string): readonly ('moved' | 'removed')[] {
  return kind === 'pages' && wordsAddress(id.replaceAll('~', '/')) !== null ? ['removed'] : retirements[kind];
}
