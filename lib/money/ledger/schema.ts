import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { excludedAmounts, moneyBases, moneyStates, owedStates, postingKinds } from './types';

/** What a posting keeps of its reason: every line's base in minor units, and its percent. */
export const whySchema = z.object({
  basis: z.enum(moneyBases),
  lines: z.array(z.object({ base: z.int(), percent: z.number() })),
});
export type PostingWhy = z.output<typeof whySchema>;

/** Why a reward is so much: which of those that admins set (lib/money/reward). */
export const rewardWhySchema = z.object({ rewardId: z.string() });
export type RewardWhy = z.output<typeof rewardWhySchema>;

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
      basis: z.enum(moneyBases),
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

const asked = z.custom<PlainDate>(isPlainDate);

/** Filters of the page, in its address; days are those of the run that pays. */
export const earningsQuerySchema = z.object({
  state: z.enum(moneyStates).optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  from: asked.optional(),
  until: asked.optional(),
  scope: z.enum(['mine', 'agency']).optional(),
});
export type EarningsQuery = z.output<typeof earningsQuerySchema>;

/** Of an address, whatever stands in it: what cannot be read filters nothing. */
export function readEarningsQuery(asked: Record<string, string | string[] | undefined>): EarningsQuery {
  const { shape } = earningsQuerySchema;
  const single = Object.entries(shape).flatMap(([name, schema]) => {
    const read = schema.safeParse([asked[name]].flat()[0] || undefined);
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  return Object.fromEntries(single);
}

/** A month of runs, as a file. */
export const statementQuerySchema = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  format: z.enum(['csv', 'pdf']).default('csv'),
});

const monthSum = z.strictObject({ month: z.string(), amount: z.number() });

const sums = z.array(
  z.strictObject({
    currency: z.string(),
    total: z.number(),
    onHold: z.number(),
    disputed: z.number(),
    overdue: z.number(),
    nextRun: z.number(),
    states: z.array(
      z.strictObject({
        state: z.enum(moneyStates),
        count: z.int(),
        amount: z.number(),
        months: z.array(monthSum),
      }),
    ),
    months: z.array(monthSum),
  }),
);

/** Whose stay an amount is earned with. */
export const earnedStayJsonSchema = z.strictObject({
  leadId: z.string(),
  reference: z.string(),
  clientName: z.string(),
  houseName: z.string(),
  checkIn: day,
  checkOut: day,
  agentId: z.string(),
  /** Null: somebody who has left. */
  agentName: z.string().nullable(),
});

export const earningsJsonSchema = z.strictObject({
  nextRun: day,
  sums,
  rows: z.array(
    earnedStayJsonSchema.extend({
      agencyName: z.string(),
      currency: z.string(),
      amount: z.number(),
      state: z.enum(moneyStates),
      since: day,
      paysOn: day,
      isOnHold: z.boolean(),
      /** An admin's, for whoever may read payouts. */
      heldReason: z.string().nullable(),
      isDisputed: z.boolean(),
      /** A due of its booking is. */
      isOverdue: z.boolean(),
      /** For a hotel that was invited, with whose first stay it is earned: of no client and no lead of the reader's. */
      isReward: z.boolean(),
    }),
  ),
});
export type EarningsJson = z.input<typeof earningsJsonSchema>;

/** What a house owes agencies on its own bookings; of an agency nothing but its name. */
export const owedJsonSchema = z.strictObject({
  sums: z.array(
    z.strictObject({
      currency: z.string(),
      total: z.number(),
      disputed: z.number(),
      overdue: z.number(),
      states: z.array(z.strictObject({ state: z.enum(owedStates), count: z.int(), amount: z.number() })),
      months: z.array(monthSum),
    }),
  ),
  rows: z.array(
    earnedStayJsonSchema.omit({ agentId: true, agentName: true }).extend({
      agencyId: z.string(),
      agencyName: z.string(),
      currency: z.string(),
      amount: z.number(),
      /** Of each room: of what, and how many per cent. */
      lines: z.array(z.strictObject({ base: z.number(), percent: z.number() })),
      state: z.enum(owedStates),
      since: day,
      /** Of the run that pays the agency. */
      paysOn: day,
      isDisputed: z.boolean(),
      isOverdue: z.boolean(),
    }),
  ),
});
export type OwedJson = z.input<typeof owedJsonSchema>;
