import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import {
  cancellationOfPeriods,
  cancellationOfRefunds,
  percentOfRatio,
  termsOfRate,
} from '@/lib/rates/terms/rules/convert';
import { stayTermsSchema } from '@/lib/rates/terms/schema';
import type { StayTerms } from '@/lib/rates/terms/types';

const promise = { priceTotal: z.int().nullable(), commissionPercent: z.number() };

const kept = {
  /** Of a property: the day on which its terms change; null: they do not. */
  termsChange: z.custom<PlainDate>(isPlainDate).nullish(),
};

const snapshotSchema = z.object({ ...kept, rooms: z.array(z.object({ ...promise, terms: stayTermsSchema })) });

const period = z.object({ fromDaysPriorToArrival: z.int(), feeInPercentOfBookingTotal: z.number() });

/** Of a property, in the shape of before. */
const refundTermsSchema = z.object({
  prepaymentRatio: z.number(),
  paymentSteps: z.array(z.object({ daysBeforeCheckIn: z.int(), paymentRatio: z.number() })),
  cancellationSteps: z.array(z.object({ daysBeforeCheckIn: z.int(), refundRatio: z.number() })),
  cardFeeRatio: z.number(),
  securityDeposit: stayTermsSchema.shape.securityDeposit,
});

/** What was kept before non-refundable was said aloud: snapshots are never written again, so both are read for good. */
const formerSnapshotSchema = z
  .object({
    ...kept,
    rooms: z.array(z.object({ ...promise, cancellationPeriods: z.array(period) })),
    /** Of a hotel, one for each room. */
    lines: z
      .array(
        z.object({
          paymentPolicy: z.object({
            depositPercentage: z.number(),
            tranches: z.array(z.object({ cumulativePercentage: z.number(), daysPriorToArrival: z.int() })),
          }),
          hasNoShowClause: z.boolean().default(false),
        }),
      )
      .optional(),
    terms: refundTermsSchema.optional(),
  })
  .transform(
    ({ rooms, lines, terms, ...rest }): z.output<typeof snapshotSchema> => ({
      ...rest,
      rooms: rooms.map(({ cancellationPeriods, ...room }, index) => {
        if (terms) return { ...room, terms: formerPropertyTerms(terms, cancellationPeriods) };
        const { paymentPolicy, hasNoShowClause = false } = lines?.[index] ?? {};
        const { depositPercentage: depositPercent = 0, tranches = [] } = paymentPolicy ?? {};
        return {
          ...room,
          terms: parsed(termsOfRate({ depositPercent, tranches }, cancellationPeriods, hasNoShowClause)),
        };
      }),
    }),
  );

const parsed = (terms: StayTerms) => stayTermsSchema.parse(terms);

/** An empty list stood for both: nothing comes back, and everything until arrival. The refunds beside it know which. */
function formerPropertyTerms(
  former: z.output<typeof refundTermsSchema>,
  periods: z.output<typeof period>[],
): z.output<typeof stayTermsSchema> {
  const { prepaymentRatio, paymentSteps, cancellationSteps, cardFeeRatio, securityDeposit } = former;
  const refunds = cancellationSteps.map(({ daysBeforeCheckIn, refundRatio }) => {
    return { daysBeforeArrival: daysBeforeCheckIn, percent: percentOfRatio(refundRatio) };
  });
  return parsed({
    payment: {
      depositPercent: percentOfRatio(prepaymentRatio),
      steps: paymentSteps.map(({ daysBeforeCheckIn, paymentRatio }) => {
        return { daysBeforeArrival: daysBeforeCheckIn, percent: percentOfRatio(paymentRatio) };
      }),
    },
    cancellation: periods.length > 0 ? cancellationOfPeriods(periods) : cancellationOfRefunds(refunds),
    hasNoShowClause: false,
    securityDeposit,
    cardFeeRatio,
  });
}

/** What later decisions follow from in a snapshot's content; the rest of it explains the price. Minor units. */
export const snapshotTermsSchema = z.union([snapshotSchema, formerSnapshotSchema]);
