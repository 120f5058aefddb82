import { z } from 'zod';
import { dayField, versionField } from '@/lib/platform/fields';
import { hasTwoDecimals } from '@/lib/platform/money-rounding';
import { agreementStates, supplierKinds } from './types';

const day = z.string({ error: 'required' }).min(1, 'required').pipe(dayField);
/** Nothing typed: without end. */
const lastDay = z.union([z.literal('').transform(() => null), z.null(), dayField]).default(null);

const percent = z
  .number({ error: 'agreementPercent' })
  .min(0, 'agreementPercent')
  .max(100, 'agreementPercent')
  .refine(hasTwoDecimals, 'agreementPercent');

const id = z.string().max(80);

/** Of a hotel or of an operator, never of both. */
export const newAgreementSchema = z
  .strictObject({
    agencyId: id.min(1, 'required'),
    hotelId: id.optional(),
    operatorId: id.optional(),
    commissionPercent: percent,
    validFrom: day,
    validUntil: lastDay,
  })
  .superRefine(({ hotelId, operatorId, validFrom, validUntil }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (Boolean(hotelId) === Boolean(operatorId)) issue('supplier', 'required');
    if (validUntil !== null && validUntil < validFrom) issue('validUntil', 'agreementEndBeforeStart');
  });
export type NewAgreement = z.output<typeof newAgreementSchema>;

export const agreementEndSchema = z.strictObject({ version: versionField, validUntil: lastDay });
export type AgreementEnd = z.output<typeof agreementEndSchema>;

/** Filters of the page, in its address. */
export const agreementsQuerySchema = z.object({
  agency: z.string().max(80).optional(),
  state: z.enum(agreementStates).optional(),
});
export type AgreementsQuery = z.output<typeof agreementsQuerySchema>;

/** Of an address, whatever stands in it: what cannot be read filters nothing. */
export function readAgreementsQuery(asked: Record<string, string | string[] | undefined>): AgreementsQuery {
  const single = (name: string) => [asked[name]].flat()[0] || undefined;
  const state = agreementsQuerySchema.shape.state.safeParse(single('state'));
  const agency = agreementsQuerySchema.shape.agency.safeParse(single('agency'));
  return { agency: agency.data, state: state.data };
}

export const agreementJsonSchema = z.strictObject({
  _id: z.string(),
  agencyId: z.string(),
  agencyName: z.string(),
  supplier: z.strictObject({ kind: z.enum(supplierKinds), id: z.string(), name: z.string() }),
  commissionPercent: z.number(),
  validFrom: z.string(),
  /** The last day of it. */
  validUntil: z.string().nullable(),
  state: z.enum(agreementStates),
});
export type AgreementJson = z.output<typeof agreementJsonSchema>;

export const agreementsJsonSchema = z.strictObject({
  agreements: z.array(agreementJsonSchema),
  /** How many more there are than the list holds. */
  more: z.int(),
});
export type AgreementsJson = z.output<typeof agreementsJsonSchema>;
