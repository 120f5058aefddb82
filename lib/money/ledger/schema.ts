import { z } from 'zod';
import { excludedAmounts, moneyStates, postingKinds } from './types';

/** What a posting keeps of its reason: every line's base in minor units, and its percent. */
export const whySchema = z.object({
  basis: z.enum(['price', 'fee']),
  lines: z.array(z.object({ base: z.int(), percent: z.number() })),
});
export type PostingWhy = z.output<typeof whySchema>;

const percents = z.object({
  plan: z.number(),
  agreement: z.number().nullable(),
  programme: z.number().nullable(),
});

/** Whose percent counted, as a snapshot keeps it: of each room of a hotel, or of a property. Older ones do not say. */
export const keptPercentsSchema = z
  .object({
    percents: percents.optional(),
    lines: z.array(z.object({ percents: percents.optional() })).optional(),
  })
  .catch({});

const day = z.string();

export const leadMoneyJsonSchema = z.strictObject({
  currency: z.string(),
  /** In units of the currency, as all amounts. */
  total: z.number(),
  state: z.enum(moneyStates).nullable(),
  steps: z.array(
    z.strictObject({ state: z.enum(moneyStates), on: day.nullable(), isReached: z.boolean(), amount: z.number() }),
  ),
  why: z
    .strictObject({
      basis: z.enum(['price', 'fee']),
      lines: z.array(
        z.strictObject({
          base: z.number(),
          percent: z.number(),
          amount: z.number(),
          percents: z.strictObject(percents.shape).nullable(),
        }),
      ),
      isExact: z.boolean(),
      excluded: z.array(z.enum(excludedAmounts)),
      snapshot: z.strictObject({ hash: z.string(), on: day }),
      rule: z.int(),
    })
    .nullable(),
  postings: z.array(
    z.strictObject({ kind: z.enum(postingKinds), on: day, state: z.enum(moneyStates), amount: z.number() }),
  ),
});
export type LeadMoneyJson = z.input<typeof leadMoneyJsonSchema>;
