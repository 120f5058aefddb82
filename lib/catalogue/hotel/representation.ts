import { z } from 'zod';
import type { PictureValue } from '@/lib/platform/media/types';
import { programmeLogo } from './rules';
import {
  bedTypes,
  descriptionParts,
  directionWays,
  type HotelCard,
  type HotelDetail,
  type InspirationPost,
  type RoomDetail,
  type SalesManager,
} from './types';

/**
 * Hotels as JSON (rule 7.1). The schemas are strict and have no price and no commission: an answer that had one
 * would fail before it left.
 */
const imageSchema = z.strictObject({ url: z.string(), alt: z.string() });
const text = z.string().nullable();

const cardLocationSchema = z.strictObject({
  sector: text,
  city: z.string(),
  country: z.string(),
  coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
});

export const hotelCardJsonSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  images: z.array(imageSchema),
  category: z.string(),
  chain: text,
  statusLevel: z.int().min(1).max(3).nullable(),
  isDemo: z.boolean(),
  location: cardLocationSchema,
  externalRatings: z.strictObject({ bookingCom: z.number().nullable(), tripAdvisorBubbles: z.number().nullable() }),
  memberOfPrograms: z.array(z.strictObject({ _id: z.string(), name: z.string(), logoInline: z.string() })),
});
type HotelCardJson = z.infer<typeof hotelCardJsonSchema>;
export const hotelsJsonSchema = z.array(hotelCardJsonSchema);

export const hotelJsonSchema = hotelCardJsonSchema.extend({
  location: cardLocationSchema.extend({
    closestAirport: z.strictObject({ iataCode: z.string(), distanceInKm: z.int() }).nullable(),
    directions: z.record(z.enum(directionWays), z.string()).nullable(),
    distanceStrings: z.array(z.string()),
  }),
  contact: z.strictObject({
    isChatEnabled: z.boolean(),
    reservation: z.strictObject({ phone: z.string(), email: z.string() }),
  }),
  hasToBeInvitedToDirectContract: z.boolean(),
  mySalesManagers: z.array(z.strictObject({ fullName: z.string(), email: z.string(), image: text })),
  checkIn: z.strictObject({
    startTime: text,
    endTime: text,
    minAge: z.int().nullable(),
    depositDescription: text,
    instructions: text,
    isCreditCardRequired: z.boolean(),
    isPhotoIdRequired: z.boolean(),
  }),
  checkOut: z.strictObject({ endTime: text, instructions: text }),
  diningVenues: z.array(
    z.strictObject({
      type: z.string(),
      name: z.string(),
      michelinStars: z.int(),
      description: z.string(),
      openingHoursDescription: z.string(),
    }),
  ),
  description: z.record(z.enum(descriptionParts), text),
  /** The parts of the description one after the other; null where there is none. */
  descriptionMarkdown: text,
  facilities: z.array(z.strictObject({ facility: z.string(), priceText: text, description: text })),
  agePolicy: z.strictObject({
    isAdultsOnlyHotel: z.boolean(),
    minGuestAge: z.int().nullable(),
    maxAgeConsideredInfant: z.int().nullable(),
    maxAgeConsideredChild: z.int().nullable(),
  }),
  petPolicy: z.strictObject({ arePetsAllowed: z.boolean(), restrictions: text }),
  smokingPolicy: text,
  bookingPolicyMarkdown: text,
  houseRulesMarkdown: text,
});
type HotelJson = z.infer<typeof hotelJsonSchema>;

export const hotelLocationsJsonSchema = z.strictObject({
  countries: z.array(z.strictObject({ name: z.string(), cities: z.array(z.strictObject({ name: z.string() })) })),
});

export const roomJsonSchema = z.strictObject({
  _id: z.string(),
  _hotel: z.string(),
  name: z.string(),
  category: z.string(),
  descriptionMarkdown: z.string(),
  thumbnail: text,
  images: z.array(imageSchema),
  floorplans: z.array(imageSchema),
  beds: z.array(
    z.strictObject({
      bedType: z.enum(bedTypes),
      isInStandardOccupancy: z.boolean(),
      sleeps: z.array(z.strictObject({ maxPax: z.int(), maxAdults: z.int() })),
      twinBedPossible: z.boolean(),
    }),
  ),
  sizeSqmMin: z.int(),
  sizeSqmMax: z.int(),
  outdoorSpaceSqmMin: z.int().nullable(),
  outdoorSpaceSqmMax: z.int().nullable(),
  numBedrooms: z.int(),
  numBathrooms: z.int(),
  viewsFromRoom: z.array(z.string()),
  facilities: z.array(z.string()),
  facilitiesMarkdown: text,
  videos: z.array(z.strictObject({ url: z.string() })),
  interactiveRenderings: z.array(z.strictObject({ url: z.string() })),
  petsAllowed: z.boolean(),
  isEnquiryOnly: z.boolean(),
});
type RoomJson = z.infer<typeof roomJsonSchema>;
export const roomsJsonSchema = z.array(roomJsonSchema);

/** GET /api/inspirationnow. */
export const inspirationQuerySchema = z.strictObject({ hotelId: z.string().min(1).max(100).optional() });

const inspirationJsonSchema = z.strictObject({
  _id: z.string(),
  hotel: z.strictObject({ _id: z.string(), name: z.string() }),
  postedAt: z.iso.datetime(),
  media: z.array(z.strictObject({ type: z.string(), url: z.string(), alt: z.string() })),
  markdown: z.string(),
});
type InspirationJson = z.infer<typeof inspirationJsonSchema>;
export const inspirationsJsonSchema = z.array(inspirationJsonSchema);

const toImage = ({ src, alt }: PictureValue) => ({ url: src, alt });
const toLink = (url: string) => ({ url });

export function toHotelCardJson(hotel: Omit<HotelCard, 'picture'> & { picture?: PictureValue | null }): HotelCardJson {
  return {
    _id: hotel._id,
    name: hotel.name,
    images: hotel.picture ? [toImage(hotel.picture)] : [],
    category: hotel.category,
    chain: hotel.chain,
    statusLevel: hotel.statusLevel,
    isDemo: hotel.isDemo,
    location: { sector: hotel.sector, city: hotel.city, country: hotel.country, coordinates: hotel.coordinates },
    externalRatings: hotel.externalRatings,
    memberOfPrograms: hotel.memberOfPrograms.map((programme) => ({
      ...programme,
      logoInline: programmeLogo(programme.name),
    })),
  };
}

export function toHotelJson(hotel: HotelDetail, managers: readonly SalesManager[]): HotelJson {
  const card = toHotelCardJson(hotel);
  const parts = descriptionParts.map((part) => hotel.description[part]).filter((part) => part !== null);
  return {
    ...card,
    images: hotel.pictures.map(toImage),
    location: {
      ...card.location,
      closestAirport: hotel.closestAirport,
      directions: hotel.directions,
      distanceStrings: hotel.distanceStrings,
    },
    contact: hotel.contact,
    hasToBeInvitedToDirectContract: hotel.hasToBeInvitedToDirectContract,
    mySalesManagers: managers.map(({ fullName, email, image }) => ({ fullName, email, image: image?.src ?? null })),
    checkIn: hotel.checkIn,
    checkOut: hotel.checkOut,
    diningVenues: hotel.diningVenues,
    description: hotel.description,
    descriptionMarkdown: parts.length > 0 ? parts.join('\n\n') : null,
    facilities: hotel.facilities,
    agePolicy: hotel.agePolicy,
    petPolicy: hotel.petPolicy,
    smokingPolicy: hotel.smokingPolicy,
    bookingPolicyMarkdown: hotel.bookingPolicyMarkdown,
    houseRulesMarkdown: hotel.houseRulesMarkdown,
  };
}

export function toRoomJson({
  hotelId,
  pictures,
  floorplans,
  videos,
  interactiveRenderings,
  ...room
}: RoomDetail): RoomJson {
  return {
    ...room,
    _hotel: hotelId,
    thumbnail: pictures[0]?.src ?? null,
    images: pictures.map(toImage),
    floorplans: floorplans.map(toImage),
    videos: videos.map(toLink),
    interactiveRenderings: interactiveRenderings.map(toLink),
  };
}

export function toInspirationJson({ media, ...post }: InspirationPost): InspirationJson {
  return { ...post, media: media.map(({ type, picture }) => ({ type, ...toImage(picture) })) };
}
