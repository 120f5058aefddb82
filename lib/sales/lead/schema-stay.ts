import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { optionalLine, requiredLine } from '@/lib/platform/fields';
import { amountField } from '@/lib/platform/money-input';
import { leadActionSchema } from './schema';

const answer = {
  ...leadActionSchema.shape,
  /** Another answer than the one that stands; until midnight of its day. */
  isChange: z.boolean().default(false),
  reason: optionalLine(400),
};

/** What it changes was shown (409 tells) and is meant. */
const isSure = z.boolean().default(false);

/** POST /api/sales/leads/{leadId}/stay-confirmation, by the hotel or operator. */
export const stayAnswerSchema = z.discriminatedUnion('answer', [
  z.strictObject({ ...answer, answer: z.literal('stayed') }),
  z.strictObject({ ...answer, answer: z.literal('noShow') }),
  z.strictObject({
    ...answer,
    answer: z.literal('otherAmount'),
    /** Of every line in its order, in units of the currency. */
    amounts: z
      .array(amountField({ most: 1e8 }))
      .min(1, 'required')
      .max(40),
    isSure,
  }),
  z.strictObject({
    ...answer,
    answer: z.literal('cancelled'),
    cancelledOn: z.custom<PlainDate>(isPlainDate, 'required'),
    isSure,
  }),
]);
export type StayAnswerInput = z.output<typeof stayAnswerSchema>;

/** POST /api/sales/leads/{leadId}/dispute, by the agency. */
export const disputeSchema = z.strictObject({
  ...leadActionSchema.shape,
  message: requiredLine('required', 400),
});
export type DisputeInput = z.output<typeof disputeSchema>;

/** POST /api/sales/leads/{leadId}/dispute/decision, by an admin. */
export const disputeDecisionSchema = z.strictObject({
  ...leadActionSchema.shape,
  stands: z.enum(['booked', 'said']),
  reason: requiredLine('required', 400),
});
export type DisputeDecision = z.output<typeof disputeDecisionSchema>;

/** As `lead_change.data` keeps an answer; amounts of every line in minor units. */
export const keptStayAnswerSchema = z.object({
  answer: z.enum(['stayed', 'noShow', 'otherAmount', 'cancelled']),
  amounts: z.array(z.int()),
  cancelledOn: z.custom<PlainDate>(isPlainDate).optional(),
});
export type KeptStayAnswer = z.output<typeof keptStayAnswerSchema>;

/** What the event of a cancelled booking keeps, in minor units; null: a price was missing, so nobody could say. */
export const cancelledSchema = z.object({ fee: z.number().nullable() }).catch({ fee: null });

const keptDisputeSchema = z.object({ message: z.string() });

/** The agency's words, as `lead_change.data` keeps them; its reason is that of the decision. */
export const disputedIn = (data: unknown): string | null => keptDisputeSchema.safeParse(data).data?.message ?? null;

const figures = z.object({ total: z.number(), commission: z.number() });

/** What a 409 says of an answer that is to be confirmed once more, in units. */
export const stayDifferenceSchema = z.object({ currency: z.string(), booked: figures, said: figures });
export type StayDifference = z.output<typeof stayDifferenceSchema>;
