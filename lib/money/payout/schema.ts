import { z } from 'zod';
import { sandboxIbans } from '@/lib/platform/vendors/payments/sandbox-account';

/** GET /api/travel-agencies/{id}/stripe-account, in the processor's own names. */
export const payoutAccountJsonSchema = z.object({
  details_submitted: z.boolean(),
  requirements: z.object({ currently_due: z.array(z.string()) }),
});

/** Where the business is registered: needed once, before the account exists. */
export const payoutSessionQuerySchema = z.strictObject({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'invalidValue')
    .optional(),
});

export const payoutSessionJsonSchema = z.object({ client_secret: z.string() });
export const payoutLinkJsonSchema = z.object({ url: z.url() });

const text = z.string().trim().min(1, 'required').max(200, 'tooLong');

/** The stand-in's form, one section at a time. Its bank accounts are published test numbers only. */
export const sandboxSectionSchema = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('business'), name: text, address: text }),
  z.strictObject({
    section: z.literal('representative'),
    firstName: text,
    lastName: text,
    dateOfBirth: z.iso.date('invalidValue'),
  }),
  z.strictObject({
    section: z.literal('bank'),
    iban: z
      .string()
      .transform((value) => value.replaceAll(' ', '').toUpperCase())
      .pipe(z.enum(sandboxIbans, 'sandboxIban')),
    isTermsAccepted: z.literal(true, 'required'),
  }),
  z.strictObject({ section: z.literal('identity'), documentNumber: text }),
  /** Lets a demonstration see what happens when the processor asks for more. */
  z.strictObject({ section: z.literal('demand') }),
]);
export type SandboxSection = z.infer<typeof sandboxSectionSchema>;
