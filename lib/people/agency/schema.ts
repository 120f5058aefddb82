import { z } from 'zod';
import { emailField, oneLine, optionalText, requiredLine, versionField } from '@/lib/platform/fields';

const NAME_LENGTH = 120;
const COLOR_LENGTH = 60;
const ADDRESS_LENGTH = 200;
const PHONE_LENGTH = 40;
const MAXIMUM_PROGRAMMES = 20;

/** An e-mail domain in lower case, without the @ people type before it; an empty one is none. */
const domainField = z
  .string()
  .overwrite((text) => oneLine(text).toLowerCase().replace(/^@/, ''))
  .max(253, 'domainInvalid')
  .regex(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$|^$/, 'domainInvalid')
  .transform((text) => text || null);

/** POST /api/travel-agencies?assign-myself-to-new-agency (rule 2.8). */
export const registrationSchema = z
  .strictObject({
    name: requiredLine('required', NAME_LENGTH),
    autoInviteEmailDomain: domainField.nullable().default(null),
    programMemberships: z
      .array(z.strictObject({ programId: z.string().max(80) }))
      .max(MAXIMUM_PROGRAMMES)
      .default([]),
    wasReferred: z.boolean().default(false),
    referrerName: z.string().overwrite(oneLine).max(NAME_LENGTH, 'tooLong').default(''),
  })
  .superRefine(({ wasReferred, referrerName }, context) => {
    if (wasReferred && referrerName === '') {
      context.addIssue({ code: 'custom', path: ['referrerName'], message: 'required' });
    }
  });
export type Registration = z.output<typeof registrationSchema>;

/** As somebody types it, judged afterwards; an empty one is the brand's own. */
const colorField = z
  .string()
  .overwrite(oneLine)
  .max(COLOR_LENGTH, 'colorInvalid')
  .nullable()
  .transform((text) => text || null);

const contactLine = (length: number) =>
  z
    .string()
    .overwrite(oneLine)
    .max(length, 'tooLong')
    .nullable()
    .transform((text) => text || null)
    .optional();

const logoUrlField = z
  .string()
  .regex(/^\/api\/agency-logos\/[\w-]{1,80}$/, 'logoUnknown')
  .nullable()
  .transform((url) => (url === null ? null : (url.split('/').at(-1) ?? null)));

/** PATCH /api/travel-agencies/{agencyId}. What is absent stays; null is the brand's own. */
export const agencyPatchSchema = z.strictObject({
  /** Of the corporate design where it is named, of name, domain, address and telephone where one of these is. */
  version: versionField,
  name: requiredLine('required', NAME_LENGTH).optional(),
  autoInviteEmailDomain: domainField.nullable().optional(),
  /** What stands under the mails and offers its clients receive; an empty one is none. */
  address: contactLine(ADDRESS_LENGTH),
  phone: contactLine(PHONE_LENGTH),
  corporateDesign: z
    .strictObject({
      colors: z
        .strictObject({ main: colorField, accentOnMain: colorField, invertedFont: colorField })
        .partial()
        .optional(),
      /** An address POST …/logo has answered with. */
      logoUrl: logoUrlField.optional(),
      theme: z.enum(['colorful']).nullable().optional(),
    })
    .optional(),
  /** Colours nobody could read are refused with the nearest passing ones; with this those are stored at once. */
  acceptNearest: z.boolean().optional(),
});
export type AgencyPatch = z.output<typeof agencyPatchSchema>;

/** POST …/verification-request: the message's two ways out (rule 2.9). */
export const verificationRequestSchema = z.strictObject({
  /** An empty one is none. */
  businessEmail: z.preprocess((typed) => (typed === '' ? undefined : typed), emailField.optional()),
  message: optionalText(2000),
});
export type VerificationRequestInput = z.output<typeof verificationRequestSchema>;

/** PATCH …/verification, by admins. A no says why: its words are what the agency reads. */
export const verificationDecisionSchema = z
  .strictObject({ status: z.enum(['verified', 'rejected']), note: optionalText(2000), version: versionField })
  .refine(({ status, note }) => status === 'verified' || Boolean(note), {
    path: ['note'],
    message: 'rejectionNeedsWords',
  });
export type VerificationDecision = z.output<typeof verificationDecisionSchema>;

export const programmeClaimSchema = z.strictObject({
  programId: z.string({ error: 'required' }).min(1, 'required').max(80),
});
export const programmeDecisionSchema = z.strictObject({
  status: z.enum(['verified', 'rejected']),
  /** Of the status that is decided on. */
  version: versionField,
});
export type ProgrammeDecision = z.output<typeof programmeDecisionSchema>;

const programmeStatusSchema = z.enum(['claimedByAgency', 'verified', 'rejected']);
export const verificationStates = ['none', 'pending', 'verified', 'rejected'] as const;
const verificationSchema = z.enum(verificationStates);

/** An agency as rule 2.8 lists it. */
export const agencyJsonSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  corporateDesign: z.strictObject({
    colors: z.strictObject({
      main: z.string().nullable(),
      accentOnMain: z.string().nullable(),
      invertedFont: z.string().nullable(),
    }),
    logoUrl: z.string().nullable(),
    theme: z.string().nullable(),
  }),
  programMemberships: z.array(z.strictObject({ programId: z.string(), status: programmeStatusSchema })),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  autoInviteEmailDomain: z.string().nullable(),
  verification: verificationSchema,
  /** What the admin who decided wrote to the agency. */
  verificationNote: z.string().nullable(),
});
export type AgencyJson = z.infer<typeof agencyJsonSchema>;

/** GET /api/travel-agencies: the admin's picker. */
export const agencyListQuerySchema = z.strictObject({ search: z.string().max(NAME_LENGTH).optional() });
export const agencyListJsonSchema = z.array(z.strictObject({ _id: z.string(), name: z.string() }));

/** The address of the admins' list of agencies; what is nothing there does not count. */
export const managedAgenciesQuerySchema = z.object({
  search: z.string().max(NAME_LENGTH).catch('').default(''),
  verification: verificationSchema.optional().catch(undefined),
});
export type ManagedAgenciesQuery = z.output<typeof managedAgenciesQuerySchema>;

/** GET /api/travel-agency-public-info: an e-mail domain, or an address whose domain counts. */
export const publicInfoQuerySchema = z.strictObject({
  query: z
    .string({ error: 'domainInvalid' })
    .max(320)
    .transform((text) => oneLine(text).toLowerCase().replace(/^.*@/, '')),
});
export const publicInfoJsonSchema = z.strictObject({ isTravelAgency: z.boolean(), brandName: z.string().nullable() });

export const logoJsonSchema = z.strictObject({
  logoUrl: z.string(),
  width: z.int(),
  height: z.int(),
});
