import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { emailField, optionalLine, optionalText, requiredLine, requiredText, tickedBox } from '@/lib/platform/fields';
import { locales } from '@/lib/platform/i18n/locale';
import { interestSchema } from '@/lib/sales/lead/schema';
import { offerGroups, offerSorts } from './rules/list';
import { offerStatuses } from './rules/state';

export const MOST_ALTERNATIVES = 4;

const id = z.string().min(1).max(64);
const day = z.custom<PlainDate>(isPlainDate, 'required');
const { hotelId, checkInDate, checkOutDate, paymentProfile, rooms } = interestSchema.shape;

/** Rooms of one hotel as they were selected: the server prices them. */
const selectionSchema = z
  .object({ hotelId, checkInDate, checkOutDate, paymentProfile, rooms })
  .refine((stay) => stay.checkInDate < stay.checkOutDate, { error: 'checkOutAfterCheckIn', path: ['checkOutDate'] });

/** POST /api/sales/offers and …/alternatives: from leads of one's own, or from a selection. */
export const offerSourceSchema = z
  .strictObject({
    leads: z.array(id).max(MOST_ALTERNATIVES).default([]),
    selection: selectionSchema.optional(),
    /** Of a draft: the lead of another client, whose stay is saved anew for this one's. */
    stayOf: id.optional(),
    locale: z.enum(locales).optional(),
  })
  .refine(({ leads, selection, stayOf }) => leads.length > 0 || selection || stayOf, {
    error: 'required',
    path: ['leads'],
  });
export type OfferSource = z.output<typeof offerSourceSchema>;

const optionalEmail = z.union([z.literal(''), emailField], { error: 'emailRequired' });

/** Which draft somebody has before them: every write counts its revision up. */
const seenDraft = { number: z.int().min(1), revision: z.int().min(1) };

/**
 * PATCH /api/sales/offers/{offerId}: what has changed in the draft, as it is typed. What is not finished is kept, too;
 * whether it can be sent is asked when it is sent.
 */
export const offerPatchSchema = z.strictObject({
  ...seenDraft,
  clientFirstName: optionalLine(),
  clientLastName: optionalLine(),
  clientEmail: optionalEmail.optional(),
  locale: z.enum(locales).optional(),
  title: optionalLine(90),
  letter: optionalText(4000),
  changeNote: optionalText(400),
  validUntil: day.optional(),
  /**
   * In their order. What is missing is taken out, and can be put back by naming it again. Markup in units of the
   * alternative's currency.
   */
  alternatives: z
    .array(z.strictObject({ id, markup: z.number().min(0).max(1e7).optional() }))
    .min(1, 'required')
    .max(MOST_ALTERNATIVES)
    .optional(),
});
export type OfferPatch = z.output<typeof offerPatchSchema>;

/** POST …/versions: the next version begins as the client has the last one. */
export const offerVersionSchema = z.strictObject({ number: z.int().min(1) });

/** POST …/sending: the draft that was looked at becomes what the client sees, by mail or by the link alone. */
export const offerSendingSchema = z.strictObject({
  ...seenDraft,
  byMail: z.boolean(),
  subject: optionalLine(160),
});
export type OfferSending = z.output<typeof offerSendingSchema>;

/** POST …/prices: one alternative at the price of this moment. */
export const offerRepriceSchema = z.strictObject({ ...seenDraft, alternativeId: id });
export type OfferReprice = z.output<typeof offerRepriceSchema>;

/** POST …/comments, of both sides. */
export const offerCommentSchema = z.strictObject({ alternativeId: id, text: requiredText('messageRequired', 2000) });
export type OfferCommentInput = z.output<typeof offerCommentSchema>;

/** POST /api/offers/{token}/approval: by whoever holds the link, with their name. */
export const offerApprovalSchema = z.strictObject({
  number: z.int().min(1),
  alternativeId: id,
  name: requiredLine('nameRequired'),
  isAgreed: tickedBox('offerAgreementRequired'),
});
export type OfferApproval = z.output<typeof offerApprovalSchema>;

export const offerVisitSchema = z.strictObject({ number: z.int().min(1) });

export const offerJsonSchema = z.strictObject({
  _id: z.string(),
  number: z.int(),
  revision: z.int(),
  /** When the draft was stored last. */
  savedAt: z.iso.datetime(),
  status: z.enum(offerStatuses),
});
export type OfferJson = z.infer<typeof offerJsonSchema>;

/** GET …/prices: what the alternatives cost at this moment, in minor units and without a markup; null: on request. */
export const offerPricesJsonSchema = z.strictObject({
  number: z.int(),
  revision: z.int(),
  askedAt: z.iso.datetime(),
  alternatives: z.array(
    z.strictObject({
      _id: z.string(),
      state: z.enum(['promised', 'same', 'unavailable', 'gone', 'moved', 'termsMoved']),
      currency: z.string(),
      before: z.int().nullable(),
      /** Where it, or what cancelling costs, has moved. */
      now: z.strictObject({ currency: z.string(), total: z.int().nullable() }).nullable(),
    }),
  ),
});
export type OfferPricesJson = z.infer<typeof offerPricesJsonSchema>;

/** GET /api/sales/offers: drafts of the viewer's that can take another alternative. */
export const draftOffersJsonSchema = z.array(
  z.strictObject({ _id: z.string(), clientName: z.string(), title: z.string(), alternatives: z.int() }),
);
export type DraftOfferJson = z.infer<typeof draftOffersJsonSchema>[number];

/** GET /api/sales/offers/stream: of which offer. */
export const offerStreamQuerySchema = z.object({ offer: id });

export const offerDoneSchema = z.strictObject({ done: z.literal(true) });

/** GET /api/offers/{token}/comments: what an open page compares with what it shows. */
export const offerPulseSchema = z.strictObject({ number: z.int(), comments: z.int(), isApproved: z.boolean() });
export type OfferPulse = z.output<typeof offerPulseSchema>;

/** The address of the list: what is not understood is left out. */
const offersQuerySchema = z.object({
  scope: z.literal('mine').optional().catch(undefined),
  state: z.enum(offerGroups).optional().catch(undefined),
  search: z.string().trim().max(80).default('').catch(''),
  agent: z.string().max(64).optional().catch(undefined),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .catch(undefined),
  sort: z.enum(offerSorts).default('needs').catch('needs'),
});
export type OffersQuery = z.output<typeof offersQuerySchema>;

/** Of an address, whatever stands in it; of a name that stands twice the first. */
export function readOffersQuery(asked: Record<string, string | string[] | undefined>): OffersQuery {
  const single = Object.entries(asked).map(([name, value]) => [name, [value].flat()[0] || undefined]);
  return offersQuerySchema.parse(Object.fromEntries(single));
}
