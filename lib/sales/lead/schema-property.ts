import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { optionalLine, optionalText, requiredLine } from '@/lib/platform/fields';
import type { BrokenRule } from '@/lib/rates/judge/types';
import { isException } from './rules/exception';
import { cardMemberTypes, leadStatuses } from './types';

const day = (key: string) => z.custom<PlainDate>(isPlainDate, key);
const amount = z.number().min(0).max(1e9);
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** What is kept of a card, wherever it was entered (rule 5.5). */
export const leadCardSchema = z.strictObject({
  /** Of the processor, or of a published test number: nothing in which a number could hide. */
  token: z.string().regex(/^(test_[a-z]{2,20}|(pm|tok)_(?!\w*\d{6})[A-Za-z0-9]{8,60})$/),
  brand: z.string().min(1).max(40),
  lastFour: z.string().regex(/^\d{4}$/),
  expirationMonth: z.int().min(1).max(12),
  expirationYear: z.int().min(2000).max(2199),
});
export type LeadCard = z.output<typeof leadCardSchema>;

/** As a lead keeps it. */
export const leadPaymentSchema = z.object({
  isPaidByCreditCard: z.boolean(),
  /** A price below the list was asked for. */
  isNegotiatedPrice: z.boolean(),
  card: leadCardSchema.nullable(),
});
export type LeadPayment = z.output<typeof leadPaymentSchema>;

/** Of a card; taken only where numbers are kept encrypted, which is nowhere. */
export const cardFields = ['ccNumber', 'ccName', 'ccExpirationMonth', 'ccExpirationYearShort', 'ccCvv'] as const;
const refused = Object.fromEntries(
  cardFields.map((name) => [name, z.unknown().refine(isBlank, 'cardNotTaken').optional()]),
) as Record<(typeof cardFields)[number], z.ZodOptional<z.ZodUnknown>>;

/**
 * The fields as they are sent, in the order in which the form names what is wrong (rule 3.14); empty ones say nothing (0 and false do). Whatever a client says of price,
 * status, agency and person is compared with the truth, or ignored.
 */
const fields = {
  _property: z.string().min(1, 'propertyUnknown'),
  client: z.object({
    firstName: requiredLine('clientFirstNameRequired'),
    lastName: requiredLine('clientLastNameRequired'),
    nationality: requiredLine('clientNationalityRequired', 60),
    amexCardMember: z.enum(cardMemberTypes, { error: 'required' }).nullish(),
  }),
  partner: z
    .object({ tls: optionalLine(60).nullish(), cc: optionalLine(60).nullish() })
    .nullish()
    .transform((partner) => partner ?? {}),
  period: z.object({ checkInDate: day('checkInDateRequired'), checkOutDate: day('checkOutDateRequired') }),
  occupancy: z.object({ pax: z.int('paxRequired').min(1, 'paxRequired').max(99, 'paxTooMany') }),
  serviceLevel: optionalLine(60).nullish(),
  bookingComments: optionalText(4000).nullish(),
  status: z.enum(leadStatuses).nullish(),
  payments: z
    .object({
      isPaidByCreditCard: z.boolean().nullish(),
      /** What was on the screen, in units: another one of the server's is answered with 409 and the difference. */
      subTotal: amount.nullish(),
      /** The seal that price was quoted under; asked for where it is to be honoured. */
      quote: z.string().max(80).nullish(),
      creditCardFeeTotal: amount.nullish(),
      currencyCode: z
        .string()
        .regex(/^([A-Z]{3})?$/, 'invalidValue')
        .nullish(),
      isNegotiatedPrice: z.boolean().nullish(),
      creditCard: leadCardSchema.nullish(),
    })
    .nullish(),
  _rentalChannel: z.string().max(64).nullish(),
  /** The operator is to honour the price that was quoted; the lead is saved at the real one. */
  isPriceToBeHonoured: z.boolean().default(false),
  /** The operator is asked whether a stay can be had that is on request, and at what price. */
  isOperatorAsked: z.boolean().default(false),
  ...refused,
};

type Stay = { period: { checkInDate: PlainDate; checkOutDate: PlainDate } };

function checkStay({ period: { checkInDate, checkOutDate } }: Stay, context: z.RefinementCtx) {
  if (checkOutDate > checkInDate) return;
  context.addIssue({ code: 'custom', path: ['period', 'checkOutDate'], message: 'checkOutDateAfter' });
}

/** POST /api/sales/leads/new/property. */
export const propertyLeadSchema = z.object(fields).superRefine(checkStay);
export type PropertyLeadInput = z.output<typeof propertyLeadSchema>;

/** PATCH /api/sales/leads/{leadId}/property. */
export const propertyLeadChangeSchema = z.object({ ...fields, version: z.int().min(1) }).superRefine(checkStay);
export type PropertyLeadChange = z.output<typeof propertyLeadChangeSchema>;

const staySchema = z.object({
  checkIn: z.custom<PlainDate>(isPlainDate),
  checkOut: z.custom<PlainDate>(isPlainDate),
  serviceLevel: z.string().nullable(),
  pax: z.int(),
});
export type LeadStay = z.output<typeof staySchema>;

const minor = z.int().nullable();

/** A stay with what it comes to when it is asked for; later fields are absent from older requests. */
const comparedStaySchema = staySchema.extend({
  priceTotal: minor,
  commission: z.int().optional(),
  freeUntil: day('required').nullable().optional(),
  /** What cancelling costs from which day on. */
  fees: z.array(z.object({ from: day('required'), fee: minor })).optional(),
});
export type ComparedStay = z.output<typeof comparedStaySchema>;

/** What is kept of a change request: both versions, and the price of the new one in minor units. */
export const changeRequestDataSchema = z.object({
  from: comparedStaySchema,
  to: comparedStaySchema,
  snapshotId: z.string(),
  currency: z.string(),
  message: z.string().nullable().default(null),
  /** Of an exception: the rules it asks to be broken. */
  rules: z.array(z.custom<BrokenRule>((value) => typeof value === 'object' && value !== null)).default([]),
});
export type ChangeRequestData = z.output<typeof changeRequestDataSchema>;

/** Whether what is kept of a change request asks for an exception alone. */
export function isExceptionIn(data: unknown): boolean {
  const change = changeRequestDataSchema.safeParse(data).data;
  return change !== undefined && isException(change);
}
