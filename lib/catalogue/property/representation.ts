import { z } from 'zod';
import type { PropertyDetail } from './types';

/**
 * The catalogue as JSON (rule 7.3). The schemas are strict and have no operator, margin or commission, so an
 * answer that had one would fail before it left (rule 4.8). Money: integer minor units with their currency.
 */
const moneySchema = z.strictObject({ amount: z.int(), currency: z.string().length(3) });
const namedSchema = z.strictObject({ _id: z.string(), name: z.string() });

const stayJsonSchema = z.strictObject({
  _id: z.string(),
  _property: z.string(),
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  available: z.boolean(),
  /** Keyed by service level; null: price on request. */
  rates: z.record(z.string(), moneySchema.nullable()),
});
export type StayJson = z.infer<typeof stayJsonSchema>;

export const salesInformationSchema = z.strictObject({
  creditCardFeeRatio: z.number().nullable(),
  acceptedPaymentMethods: z.array(z.enum(['creditCard', 'bankTransfer'])),
  cancellationTerms: z.array(z.strictObject({ daysBeforeCheckIn: z.int(), refundRatio: z.number() })).nullable(),
  paymentTerms: z.array(z.strictObject({ daysBeforeCheckIn: z.int(), paymentRatio: z.number() })).nullable(),
  prepaymentRatio: z.number().nullable(),
  securityDeposit: moneySchema.nullable(),
  securityDepositType: z.enum(['blocked', 'other']).nullable(),
  acceptsConsumerBookings: z.boolean(),
});

export const propertyJsonSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  address: z.strictObject({ country: z.string(), sector: z.string().nullable() }),
  url: z.url(),
  propertyType: z.enum(['chalet', 'apartment', 'villa']),
  bedrooms: z.int(),
  bathrooms: z.int(),
  squareMetres: z.int(),
  beds: z.strictObject({ adults: z.int(), children: z.int() }).nullable(),
  petsAllowed: z.boolean(),
  thumbnail: z.string(),
  images: z.array(z.strictObject({ url: z.string(), alt: z.string(), order: z.int().optional() })),
  floorplans: z.array(z.strictObject({ url: z.string() })),
  videos: z.array(z.strictObject({ url: z.string() })),
  distances: z.array(
    z.strictObject({
      kind: z.string(),
      to: z.string(),
      metres: z.number().nullable(),
      minutes: z.number().nullable(),
      by: z.enum(['foot', 'ski', 'lift', 'car']),
    }),
  ),
  coordinates: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable(),
  facilities: z.array(namedSchema),
  equipmentIncluded: z.array(namedSchema),
  servicesIncluded: z.record(z.string(), z.array(namedSchema)),
  serviceLevels: z.array(z.string()),
  currency: z.string().length(3),
  priceFrom: moneySchema.nullable(),
  descriptionMarkdown: z.string(),
  salesInformation: salesInformationSchema.nullable().optional(),
});
type PropertyJson = z.infer<typeof propertyJsonSchema>;

const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** `projection`, `conditions` and `includeOrder` are allow-listed; unknown projection fields are ignored (rule 7.3). */
export const propertyQuerySchema = z.object({
  includeSalesInformation: boolean.default(false),
  includeDemos: boolean.default(false),
  /** Adds each picture's place in the order of the property. */
  includeOrder: boolean.default(false),
  /** `listed`: only a property that is listed, so one without sales information answers 404. */
  conditions: z.enum(['listed']).optional(),
  projection: z
    .string()
    .max(500)
    .optional()
    .transform((value) =>
      value?.split(',').filter((name): name is keyof PropertyJson => Object.hasOwn(propertyJsonSchema.shape, name)),
    ),
});
type PropertyQuery = z.output<typeof propertyQuerySchema>;

function named({ id, name }: { id: string; name: string }) {
  return { _id: id, name };
}

export function toPropertyJson(property: PropertyDetail, url: string, query: PropertyQuery): Partial<PropertyJson> {
  const terms = property.salesTerms;
  const whole: PropertyJson = {
    _id: property._id,
    name: property.name,
    city: property.place.city.name,
    address: { country: property.place.country.name, sector: property.place.sector?.name ?? null },
    url,
    propertyType: property.propertyType,
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    squareMetres: property.squareMetres,
    beds: property.beds,
    petsAllowed: property.petsAllowed,
    thumbnail: property.thumbnail.src,
    images: property.pictures.map(({ src, alt }, order) => ({
      url: src,
      alt,
      ...(query.includeOrder ? { order } : {}),
    })),
    floorplans: property.floorplans.map(({ src }) => ({ url: src })),
    videos: property.videos.map((url) => ({ url })),
    distances: property.distances,
    coordinates:
      property.latitude === null || property.longitude === null
        ? null
        : { latitude: property.latitude, longitude: property.longitude },
    facilities: property.facilities.map(named),
    equipmentIncluded: property.equipment.map(named),
    servicesIncluded: Object.fromEntries(
      property.serviceLevels.map((level) => [
        level,
        property.services.filter(({ levels }) => levels.includes(level)).map(named),
      ]),
    ),
    serviceLevels: property.serviceLevels,
    currency: property.currency,
    priceFrom: property.priceFrom,
    descriptionMarkdown: property.descriptionMarkdown,
    ...(query.includeSalesInformation ? { salesInformation: terms } : {}),
  };
  if (!query.projection?.length) return whole;
  const wanted = new Set<string>(['_id', ...query.projection]);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)));
}

export const facilitiesJsonSchema = z.array(namedSchema);

export const stayPageJsonSchema = z.strictObject({ results: z.array(stayJsonSchema), next: z.string().nullable() });

/** A property of a search. Availability and alternative are for the asked period; null without one. */
export const foundPropertyJsonSchema = propertyJsonSchema
  .pick({
    _id: true,
    name: true,
    city: true,
    address: true,
    url: true,
    propertyType: true,
    bedrooms: true,
    beds: true,
    petsAllowed: true,
    thumbnail: true,
    facilities: true,
    priceFrom: true,
  })
  .extend({
    availability: z.enum(['available', 'onRequest', 'sold']).nullable(),
    hasAlternative: z.boolean(),
    isAlternative: z.boolean(),
    alternativeDetails: z
      .strictObject({ diff: z.int(), totals: z.strictObject({ min: moneySchema.nullable() }) })
      .nullable(),
  });
export type FoundPropertyJson = z.infer<typeof foundPropertyJsonSchema>;

export const foundPropertiesJsonSchema = z.strictObject({
  results: z.array(foundPropertyJsonSchema),
  /** The `page` to ask for next; null on the last. */
  next: z.string().nullable(),
});
