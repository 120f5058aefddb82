import { z } from 'zod';
import type { StayTerms } from './types';

const money = z.object({ amount: z.int(), currency: z.string() });

/** As price snapshots keep them. */
export const stayTermsSchema = z.object({
  payment: z.object({
    depositPercent: z.number(),
    steps: z.array(z.object({ daysBeforeArrival: z.int(), percent: z.number() })),
  }),
  cancellation: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('nonRefundable') }),
    z.object({
      kind: z.literal('periods'),
      periods: z.array(z.object({ daysBeforeArrival: z.int().nullable(), percent: z.number() })),
    }),
  ]),
  hasNoShowClause: z.boolean(),
  securityDeposit: z.object({ amount: money, hold: z.enum(['blocked', 'taken']) }).nullable(),
  cardFeeRatio: z.number(),
}) satisfies z.ZodType<StayTerms>;
