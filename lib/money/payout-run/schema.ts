import { z } from 'zod';
import { requiredText } from '@/lib/platform/fields';
import { earnedStayJsonSchema } from '../ledger/schema';
import { payoutStatuses, runDecisions } from './types';

const REASON_LENGTH = 500;
const day = z.string();
const moment = z.iso.datetime();

export const holdSchema = z.strictObject({ reason: requiredText('required', REASON_LENGTH) });

export const payoutRunJsonSchema = z.strictObject({ id: z.string(), day });

export const payoutJsonSchema = z.strictObject({
  id: z.string(),
  number: z.int(),
  agencyId: z.string(),
  agencyName: z.string(),
  currency: z.string(),
  status: z.enum(payoutStatuses),
  /** In units of the currency; of an open one what is payable now. */
  amount: z.number(),
  /** Of an open one: what a run would do with it. */
  decision: z.enum(runDecisions).nullable(),
  heldReason: z.string().nullable(),
  run: day.nullable(),
  takenAt: moment.nullable(),
  paidAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** Why it failed or came back, by the processor's code. */
  failure: z.string().nullable(),
  /** Of the transfer, by the processor's name. */
  transferId: z.string().nullable(),
});
export type PayoutJson = z.input<typeof payoutJsonSchema>;

export const payoutsJsonSchema = z.strictObject({ payouts: z.array(payoutJsonSchema) });

const payoutEntryJsonSchema = earnedStayJsonSchema.extend({
  earnedOn: day.nullable(),
  amount: z.number(),
  /** Of what an earlier payout took: what was decided afterwards. */
  isCorrection: z.boolean(),
  /** For a hotel that was invited; of no client. */
  isReward: z.boolean(),
  /** By percent; both null where no percent of anything comes to the amount. They add up to it. */
  shares: z.array(z.strictObject({ base: z.number().nullable(), percent: z.number().nullable(), amount: z.number() })),
});
export type PayoutEntryJson = z.input<typeof payoutEntryJsonSchema>;

export const payoutDetailJsonSchema = payoutJsonSchema.extend({
  /** Figures that are one: its entries, what was handed over, and where that stands in the ledger. Null: not taken yet. */
  sums: z.strictObject({ entries: z.number(), transfer: z.number(), ledger: z.number() }).nullable(),
  entries: z.array(payoutEntryJsonSchema),
});
export type PayoutDetailJson = z.input<typeof payoutDetailJsonSchema>;

/** What the next run would do with what is payable now. */
export const runPreviewJsonSchema = z.strictObject({
  nextRun: day,
  payouts: z.array(
    payoutJsonSchema
      .pick({ agencyId: true, agencyName: true, currency: true, amount: true, heldReason: true })
      .extend({ id: z.string().nullable(), decision: z.enum(runDecisions), entries: z.int() }),
  ),
  sums: z.array(z.strictObject({ currency: z.string(), pays: z.number(), held: z.number(), belowMinimum: z.number() })),
});
export type RunPreviewJson = z.input<typeof runPreviewJsonSchema>;

export const payoutStatementQuerySchema = z.object({ format: z.enum(['csv', 'pdf']).default('csv') });
