import { z } from 'zod';
import { optionalLine, requiredLine, versionField } from '@/lib/platform/fields';
import { locales } from '@/lib/platform/i18n/locale';
import { type Role, roles } from '@/lib/platform/viewer/types';
import { parseRole } from './rules';

/** A role in any spelling → the stored one; only those listed. */
export function roleField<const Allowed extends Role>(allowed: readonly Allowed[]) {
  return z.string({ error: 'invalidValue' }).transform((text, context): Allowed => {
    const role = parseRole(text);
    const found = allowed.find((one) => one === role);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'invalidValue' });
    return z.NEVER;
  });
}

const flagsSchema = z.strictObject({
  shouldDisplayDemoHotels: z.boolean(),
  shouldDisplayDemoProperties: z.boolean(),
  shouldDisplayLinksToHotelAccess: z.boolean(),
});

/** PATCH /api/users/{id}. `role`, `company`, `hotelId` and `operatorId` are for admins; nothing derived is accepted (rule 2.1). */
export const userPatchSchema = z.strictObject({
  /** Of role, company and house. */
  version: versionField,
  /** `Required!` when it is there and empty. */
  firstName: requiredLine('required').optional(),
  /** An empty one is an empty string. */
  lastName: optionalLine(),
  locale: z.enum(locales).optional(),
  /** Feature flags of the display; they grant no access. */
  flags: flagsSchema.partial().optional(),
  /** Steps of the onboarding, once done never undone. */
  hasSeenPayouts: z.literal(true).optional(),
  hasFinishedBranding: z.literal(true).optional(),
  role: roleField(roles).optional(),
  company: optionalLine().nullable(),
  /** For which they answer at the desk; an empty one: for none. */
  hotelId: optionalLine().nullable(),
  operatorId: optionalLine().nullable(),
});
export type UserPatch = z.output<typeof userPatchSchema>;

/** A person as rule 2.1 lists them. */
export const userJsonSchema = z.strictObject({
  _id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string(),
  displayName: z.string(),
  role: z.enum(roles),
  company: z.string().nullable(),
  hotelId: z.string().nullable(),
  travelAgencyId: z.string().nullable(),
  hasHotelAccess: z.boolean(),
});
export type UserJson = z.infer<typeof userJsonSchema>;

const moment = z.iso.datetime();

/** Everything we hold about a person, for the person. */
export const userExportSchema = z.strictObject({
  exportedAt: moment,
  user: userJsonSchema.extend({
    isEmailVerified: z.boolean(),
    locale: z.string().nullable(),
    affiliateId: z.string().nullable(),
    flags: flagsSchema.extend({
      shouldDisplayDemoHotels: z.boolean().nullable(),
      shouldDisplayDemoProperties: z.boolean().nullable(),
      shouldDisplayLinksToHotelAccess: z.boolean().nullable(),
    }),
    createdAt: moment,
    lastSignedInAt: moment.nullable(),
    payoutsSeenAt: moment.nullable(),
    brandingFinishedAt: moment.nullable(),
  }),
  memberships: z.array(
    z.strictObject({
      travelAgencyId: z.string(),
      isOwner: z.boolean(),
      joinedBy: z.string(),
      joinedAt: moment,
      removedAt: moment.nullable(),
    }),
  ),
  sessions: z.array(z.strictObject({ host: z.string(), door: z.string(), createdAt: moment, endsAt: moment })),
  invitationsSent: z.array(z.strictObject({ email: z.string(), role: z.string(), createdAt: moment })),
  /** What is kept under the e-mail address: only once the address is verified. */
  invitationsReceived: z.array(z.strictObject({ travelAgency: z.string(), role: z.string(), expiresAt: moment })),
  destinationRequests: z.array(z.strictObject({ place: z.string(), reason: z.string(), createdAt: moment })),
  /** What is due, by mail in the morning; null: nothing was ever chosen. */
  digest: z.strictObject({ rhythm: z.string(), timeZone: z.string() }).nullable(),
  calendarAddresses: z.array(z.strictObject({ createdAt: moment, revokedAt: moment.nullable() })),
  enquiries: z.array(
    z.strictObject({
      fullName: z.string(),
      phone: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      message: z.string().nullable(),
      createdAt: moment,
    }),
  ),
  /** Made on the storefront, without an account. */
  bookings: z.array(
    z.strictObject({
      reference: z.string(),
      property: z.string(),
      checkIn: z.iso.date(),
      checkOut: z.iso.date(),
      status: z.string(),
      fullName: z.string(),
      phone: z.string(),
      address: z.string(),
      adults: z.int(),
      childAges: z.array(z.int()),
      petDetails: z.string().nullable(),
      paymentMethod: z.string(),
      message: z.string().nullable(),
      privacyVersion: z.string(),
      salesPolicyVersion: z.string(),
      operatorTerms: z.string(),
      consentedAt: moment,
    }),
  ),
  /** Of stays that an agency booked for them, or they by themselves: what was paid by a link that was sent to the address. */
  payments: z.array(
    z.strictObject({
      reference: z.string(),
      house: z.string(),
      due: z.string(),
      amount: z.number(),
      currency: z.string(),
      until: z.iso.date(),
      linkSentTo: z.array(z.string()),
      transfers: z.array(z.strictObject({ on: z.iso.date(), reference: z.string().nullable() })),
    }),
  ),
  contactMessages: z.array(z.strictObject({ name: z.string(), message: z.string(), createdAt: moment })),
  newsletter: z
    .strictObject({ fullName: z.string(), status: z.string(), consentVersion: z.string(), requestedAt: moment })
    .nullable(),
  /** What was said about the click log, and to which words. */
  consents: z.array(z.strictObject({ at: moment, choice: z.string(), version: z.string(), host: z.string() })),
  actions: z.array(
    z.strictObject({ at: moment, action: z.string(), entity: z.string(), entityId: z.string(), requestId: z.string() }),
  ),
});
export type UserExport = z.input<typeof userExportSchema>;

/** GET /api/current_user; the parameter counts by being there. */
export const currentUserQuerySchema = z.strictObject({ 'populate-travel-agency': z.string().optional() });

/** The address of the admins' list of people: what is not understood is left out. */
export const peopleQuerySchema = z.object({
  search: z.string().trim().max(80).default('').catch(''),
  role: z.enum(roles).optional().catch(undefined),
});
export type PeopleQuery = z.output<typeof peopleQuerySchema>;

export const endedSessionsSchema = z.strictObject({ ended: z.int() });
