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

/** Another per cent from a day on. */
export const agreementPercentSchema = z.strictObject({
  version: versionField,
  commissionPercent: percent,
  validFrom: day,
});
export type AgreementPercent = z.output<typeof agreementPercentSchema>;

export const agreementUndoSchema = z.strictObject({ version: versionField });

/** Filters of the page, in its address. */
export const agreementsQuerySchema = z.object({
  /** In the names of agency and supplier. */
  search: z.string().max(80).optional(),
  agency: z.string().max(80).optional(),
  state: z.enum(agreementStates).optional(),
});
export type AgreementsQuery = z.output<typeof agreementsQuerySchema>;

/** Of an address, whatever stands in it: what cannot be read filters nothing. */
export function readAgreementsQuery(asked: Record<string, string | string[] | undefined>): AgreementsQuery {
  const single = (name: string) => [asked[name]].flat()[0] || undefined;
  const state = agreementsQuerySchema.shape.state.safeParse(single('state'));
  const agency = agreementsQuerySchema.shape.agency.safeParse(single('agency'));
  const search = agreementsQuerySchema.shape.search.safeParse(single('search')?.trim());
  return { search: search.data, agency: agency.data, state: state.data };
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

const listedAgreementSchema = agreementJsonSchema.extend({
  /** Its last change can be taken back. */
  canUndo: z.boolean(),
});
export type ListedAgreement = z.output<typeof listedAgreementSchema>;

/** What stands after something was taken back. */
export const agreementStandsSchema = z.strictObject({
  commissionPercent: z.number(),
  validUntil: z.string().nullable(),
});

export const agreementsJsonSchema = z.strictObject({
  agreements: z.array(listedAgreementSchema),
  /** How many more there are than the list holds. */
  more: z.int(),
});
export type AgreementsJson = z.output<typeof agreementsJsonSchema>;
