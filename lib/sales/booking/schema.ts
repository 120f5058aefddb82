import { z } from 'zod';
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
import { MAXIMUM_ADULTS, MAXIMUM_CHILDREN, OLDEST_CHILD } from '@/lib/sales/enquiry/schema';
import { payments } from './types';

const TEXT_LENGTH = 4000;
const PET_LENGTH = 1000;

/**
 * A consumer's booking (rule 6.6). A form field is called as its path; hidden are the property, the stay and
 * the price that was shown: another one of the server's is refused. `website` is the honeypot.
 */
export const bookingSchema = z
  .strictObject({
    propertyId: requiredLine('propertyUnknown', 64),
    period: periodField,
    serviceLevel: requiredLine('serviceLevelRequired', 80),
    /** Minor units of the stay's currency, as shown. */
    price: z.string().regex(/^\d{1,15}$/, 'invalidValue'),
    adults: z.int({ error: 'adultsRequired' }).min(1, 'adultsRequired').max(MAXIMUM_ADULTS, 'fewerTravellers'),
    children: z
      .array(z.int({ error: 'childAgeRequired' }).min(0, 'childAgeRequired').max(OLDEST_CHILD, 'childAgeRequired'))
      .max(MAXIMUM_CHILDREN, 'tooManyChildren')
      .default([]),
    hasPets: z.boolean().default(false),
    /** Required with `hasPets` (rule 6.12). */
    petDetails: optionalText(PET_LENGTH),
    firstName: requiredLine('firstNameRequired'),
    lastName: requiredLine('lastNameRequired'),
    address: requiredLine('addressRequired', 200),
    city: requiredLine('cityRequired'),
    country: requiredLine('countryRequired', 80),
    email: emailField,
    phone: phoneField,
    text: optionalText(TEXT_LENGTH),
    payment: z.enum(payments, { error: 'paymentRequired' }),
    privacy: tickedBox('privacyRequired'),
    salesPolicy: tickedBox('salesPolicyRequired'),
    productTerms: tickedBox('productTermsRequired'),
    operatorTerms: tickedBox('operatorTermsRequired'),
    language: optionalLine(5),
  })
  .refine(({ hasPets, petDetails }) => !hasPets || Boolean(petDetails), {
    path: ['petDetails'],
    error: 'petDetailsRequired',
    // Said together with the other fields' errors, not only once they are gone.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type BookingInput = z.output<typeof bookingSchema>;

type Party = { adults?: unknown; children?: unknown };

/** Everybody who sleeps in the property. */
export function guestsOf({ adults, children }: Party): number {
  return (typeof adults === 'number' ? adults : 0) + (Array.isArray(children) ? children.length : 0);
}

/** For the browser, which knows the property's beds and learns today from the server; the server asks again. */
export function bookingSchemaFor({ capacity, today }: { capacity: number; today: PlainDate }) {
  const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
  return bookingSchema
    .refine((input) => guestsOf(input) <= capacity, { path: ['adults'], error: 'fewerTravellers', when: always })
    .refine(({ period }) => !period || !isPast(period, today), { path: ['form'], error: 'checkInPast', when: always });
}

/** The fields each step checks before it lets go. */
export const bookingSteps = [
  [
    'adults',
    'children',
    'hasPets',
    'petDetails',
    'firstName',
    'lastName',
    'address',
    'city',
    'country',
    'email',
    'phone',
    'text',
  ],
  ['payment'],
  ['privacy', 'salesPolicy', 'productTerms', 'operatorTerms'],
] as const satisfies readonly (readonly (keyof BookingInput)[])[];

/** `fee`: what cancelling was said to cost, in minor units of the stay's currency; null: nobody could say. */
export const cancellationAskSchema = z.strictObject({
  fee: z
    .string()
    .regex(/^\d{1,15}$/, 'invalidValue')
    .nullable(),
});
export type CancellationAskInput = z.output<typeof cancellationAskSchema>;

export const cancellationAskedSchema = z.strictObject({ done: z.literal(true) });

export const bookingAnswerSchema = z.object({
  message: z.string(),
  reference: z.string(),
  answerBy: z.string(),
  /** Of the page that shows the booking, without a login. */
  bookingUrl: z.string(),
});
