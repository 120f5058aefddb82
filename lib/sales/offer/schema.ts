import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { emailField, optionalText, requiredLine, requiredText, tickedBox } from '@/lib/platform/fields';
import { locales } from '@/lib/platform/i18n/locale';
import { interestSchema } from '@/lib/sales/lead/schema';
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
    locale: z.enum(locales).optional(),
  })
  .refine(({ leads, selection }) => leads.length > 0 || selection, { error: 'required', path: ['leads'] });
export type OfferSource = z.output<typeof offerSourceSchema>;

const optionalEmail = z.union([z.literal(''), emailField], { error: 'emailRequired' });

/** PATCH /api/sales/offers/{offerId}: the whole draft. An offer that was sent gets a new version by it. */
export const offerPatchSchema = z.strictObject({
  /** The version that was on the screen. */
  number: z.int().min(1),
  clientFirstName: requiredLine('clientFirstNameRequired'),
  clientLastName: requiredLine('clientLastNameRequired'),
  clientEmail: optionalEmail.default(''),
  locale: z.enum(locales),
  title: requiredLine('required', 90),
  letter: requiredText('required', 4000),
  changeNote: optionalText(400).nullish(),
  validUntil: day,
  /** In their order; what is missing is taken out. Markup in units of the alternative's currency. */
  alternatives: z
    .array(z.strictObject({ id, markup: z.number().min(0).max(1e7).optional() }))
    .min(1, 'required')
    .max(MOST_ALTERNATIVES),
});
export type OfferPatch = z.output<typeof offerPatchSchema>;

/** POST …/sending: the draft becomes what the client sees, by mail or by the link alone. */
export const offerSendingSchema = z.strictObject({ number: z.int().min(1), byMail: z.boolean() });
export type OfferSending = z.output<typeof offerSendingSchema>;

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
  status: z.enum(offerStatuses),
});
export type OfferJson = z.infer<typeof offerJsonSchema>;

/** GET /api/sales/offers: drafts of the viewer's that can take another alternative. */
export const draftOffersJsonSchema = z.array(
  z.strictObject({ _id: z.string(), clientName: z.string(), title: z.string(), alternatives: z.int() }),
);
export type DraftOfferJson = z.infer<typeof draftOffersJsonSchema>[number];

export const offerDoneSchema = z.strictObject({ done: z.literal(true) });
