import { z } from 'zod';
import { propertyTypes } from '@/lib/catalogue/property/schema';
import type { PlainDate } from '@/lib/platform/dates';
import {
  emailField,
  isPast,
  optionalLine,
  optionalText,
  periodField,
  phoneField,
  requiredLine,
  tickedBox,
} from '@/lib/platform/fields';
import { locales } from '@/lib/platform/i18n/locale';

/**
 * Enquiries (rule 6.12). The same schemas check in the browser and on the server.
 *
 * A form field is called as its path: `period.checkIn`, `propertyDetails._id`, `fullname`; lists end with `[]`
 * (`children[]`, `activities[]`, `propertyTypes[]`, `services[]`), a ticked box sends `on`. Hidden: `type=enquiry` and
 * `kind=property|general`. `website` is the honeypot. Errors come back under the same paths.
 */
export const enquiryActivities = [
  'skiing',
  'skiTouring',
  'heliSkiing',
  'crossCountry',
  'snowshoeing',
  'tobogganing',
  'spa',
  'dining',
  'hiking',
] as const;

export const enquiryServices = [
  'privateChef',
  'butler',
  'nanny',
  'skiInstructor',
  'skiPasses',
  'airportTransfers',
  'chauffeur',
  'helicopter',
  'massages',
] as const;

/** The meal plans people ask for in general; a property names its own. */
export const enquiryServiceLevels = ['selfCatered', 'bedAndBreakfast', 'catered'] as const;

export const MAXIMUM_ADULTS = 99;
export const MAXIMUM_CHILDREN = 20;
/** Children are under 14 here (rule 6.12). */
export const OLDEST_CHILD = 13;
const MAXIMUM_BEDROOMS = 50;
const TEXT_LENGTH = 4000;
const PREFERENCES_LENGTH = 1000;

const adults = z.int({ error: 'adultsRequired' }).min(1, 'adultsRequired').max(MAXIMUM_ADULTS, 'adultsRequired');
const children = z
  .array(z.int({ error: 'childAgeRequired' }).min(0, 'childAgeRequired').max(OLDEST_CHILD, 'childAgeRequired'))
  .max(MAXIMUM_CHILDREN, 'tooManyChildren')
  .default([]);

const shared = {
  type: z.literal('enquiry'),
  period: periodField,
  children,
  fullname: requiredLine('nameRequired'),
  email: emailField,
  phone: phoneField,
  text: optionalText(TEXT_LENGTH),
  /** The language to be answered in, when it is not that of the page. */
  language: z.enum(locales).optional(),
  privacy: tickedBox('privacyRequired'),
};

/** About one property, two steps. The server reads name and place of the property by `_id`; sent ones are ignored. */
export const propertyEnquirySchema = z.strictObject({
  ...shared,
  kind: z.literal('property'),
  propertyDetails: z.strictObject(
    { _id: requiredLine('propertyUnknown', 64), name: optionalLine(), city: optionalLine() },
    { error: 'propertyUnknown' },
  ),
  serviceLevel: requiredLine('serviceLevelRequired', 80),
  isInterested: tickedBox('interestRequired'),
  adults: adults.optional(),
  city: requiredLine('cityRequired'),
});

/** About no property in particular, three steps, perhaps on behalf of somebody else. */
export const generalEnquirySchema = z
  .strictObject({
    ...shared,
    kind: z.literal('general'),
    destination: optionalLine(),
    adults,
    propertyTypes: z.array(z.enum(propertyTypes)).max(propertyTypes.length).default([]),
    serviceLevel: z.enum(enquiryServiceLevels).optional(),
    bedrooms: z.int().min(1).max(MAXIMUM_BEDROOMS).optional(),
    activities: z.array(z.enum(enquiryActivities)).max(enquiryActivities.length).default([]),
    services: z.array(z.enum(enquiryServices)).max(enquiryServices.length).default([]),
    preferences: optionalText(PREFERENCES_LENGTH),
    isOnBehalfOf: z.boolean().default(false),
    /** Whom the enquiry is for; asked only with `isOnBehalfOf` (rule 6.12). */
    onBehalfOf: optionalLine(),
    city: optionalLine(),
    contactConsent: tickedBox('contactConsentRequired'),
  })
  .refine(({ isOnBehalfOf, onBehalfOf }) => !isOnBehalfOf || Boolean(onBehalfOf), {
    path: ['onBehalfOf'],
    error: 'onBehalfOfRequired',
    // Said together with the other fields' errors, not only once they are gone.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const enquirySchema = z.discriminatedUnion('kind', [propertyEnquirySchema, generalEnquirySchema]);

export type PropertyEnquiryInput = z.output<typeof propertyEnquirySchema>;
export type GeneralEnquiryInput = z.output<typeof generalEnquirySchema>;
export type EnquiryInput = z.output<typeof enquirySchema>;

const pastError = {
  path: ['period', 'checkIn'],
  error: 'checkInPast',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

function isNotPast(today: PlainDate) {
  return ({ period }: { period?: { checkIn: string } }) => !period || !isPast(period, today);
}

/** For the browser, which learns today from the server; the server asks its own clock again. */
export function propertyEnquirySchemaOn(today: PlainDate) {
  return propertyEnquirySchema.refine(isNotPast(today), pastError);
}

export function generalEnquirySchemaOn(today: PlainDate) {
  return generalEnquirySchema.refine(isNotPast(today), pastError);
}

/** The fields each step checks before it lets go, as they stand on the page: errors are told in that order. */
export const propertyEnquirySteps = [
  ['period', 'serviceLevel', 'adults', 'children', 'isInterested'],
  ['fullname', 'email', 'phone', 'city', 'text', 'privacy'],
] as const satisfies readonly (readonly (keyof PropertyEnquiryInput)[])[];

export const generalEnquirySteps = [
  ['period', 'destination'],
  [
    'adults',
    'children',
    'propertyTypes',
    'bedrooms',
    'serviceLevel',
    'activities',
    'services',
    'preferences',
    'isOnBehalfOf',
    'onBehalfOf',
  ],
  ['fullname', 'email', 'phone', 'city', 'text', 'privacy', 'contactConsent'],
] as const satisfies readonly (readonly (keyof GeneralEnquiryInput)[])[];
