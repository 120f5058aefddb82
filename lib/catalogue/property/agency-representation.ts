import { z } from 'zod';
import {
  type FoundPropertyJson,
  foundPropertyJsonSchema,
  propertyJsonSchema,
  propertyQuerySchema,
  salesInformationSchema,
  stayPageJsonSchema,
  toPropertyJson,
} from './representation';
import type { PropertyDetail } from './types';

/** A property as signed-in people of an agency host read it (rule 7.3). Percents are 0 to 100. */
const ofAgency = { operator: z.string(), operatorId: z.string(), isDemo: z.boolean() };
const percent = z.number().min(0).max(100);

export const agencyPropertyJsonSchema = propertyJsonSchema.extend({
  ...ofAgency,
  salesInformation: salesInformationSchema
    .extend({
      _rentalChannel: z.string(),
      /** Of the operator, one rule a line; null where they have deposited none. */
      termsAndConditions: z.string().nullable(),
      /** Absent for whoever may not see it; so is `commissionPerStay`, by stay id. */
      commission: percent.optional(),
      commissionPerStay: z.record(z.string(), percent).optional(),
    })
    .nullable()
    .optional(),
});

/** As the storefront's, with the names that only an agency has. */
export const agencyPropertyQuerySchema = propertyQuerySchema.extend({
  projection: z
    .string()
    .max(500)
    .optional()
    .transform((value) => value?.split(',').filter((name) => Object.hasOwn(agencyPropertyJsonSchema.shape, name))),
});
type AgencyPropertyQuery = z.output<typeof agencyPropertyQuerySchema>;
type AgencyPropertyJson = z.infer<typeof agencyPropertyJsonSchema>;

const agencyFoundPropertyJsonSchema = foundPropertyJsonSchema.extend({
  ...ofAgency,
  /** Of the property; absent for whoever may not see it. */
  commission: percent.optional(),
});
export const agencyFoundPropertiesJsonSchema = z.strictObject({
  results: z.array(agencyFoundPropertyJsonSchema),
  next: z.string().nullable(),
});

/** Stays of a page with what each of them earns; `commissionPerStay` is absent for whoever may not see it. */
export const agencyStayPageJsonSchema = stayPageJsonSchema.extend({
  commissionPerStay: z.record(z.string(), percent).optional(),
});

/** How a property is sold to an agency; `commission` null: not to be seen by whoever asks. */
export type AgencySales = {
  operator: { id: string; name: string };
  isDemo: boolean;
  rentalChannelId: string | null;
  termsAndConditions: string | null;
  commission: { commission: number; commissionPerStay: Record<string, number> } | null;
};

const agencyFields = ({ operator, isDemo }: AgencySales) => ({
  operator: operator.name,
  operatorId: operator.id,
  isDemo,
});

export function toAgencyPropertyJson(
  property: PropertyDetail,
  url: string,
  { projection, ...query }: AgencyPropertyQuery,
  sales: AgencySales,
): Partial<AgencyPropertyJson> {
  const { salesInformation, ...shown } = toPropertyJson(property, url, { ...query, projection: undefined });
  const { rentalChannelId, termsAndConditions, commission } = sales;
  const terms = salesInformation &&
    rentalChannelId && { ...salesInformation, _rentalChannel: rentalChannelId, termsAndConditions, ...commission };
  const whole: Partial<AgencyPropertyJson> = {
    ...shown,
    ...agencyFields(sales),
    ...(query.includeSalesInformation ? { salesInformation: terms || null } : {}),
  };
  if (!projection?.length) return whole;
  const wanted = new Set<string>(['_id', ...projection]);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)));
}

export function toAgencyFoundPropertyJson(
  found: FoundPropertyJson,
  sales: AgencySales,
): z.infer<typeof agencyFoundPropertyJsonSchema> {
  return {
    ...found,
    ...agencyFields(sales),
    ...(sales.commission && { commission: sales.commission.commission }),
  };
}
