import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { addUp, times } from '@/lib/platform/money-arithmetic';
import { percentOfRatio } from '@/lib/platform/money-rounding';
import { cancellationOfPeriods, cancellationOfRefunds, termsOfRate } from '@/lib/rates/terms/rules/convert';
import { stayTermsSchema } from '@/lib/rates/terms/schema';
import type { StayTerms } from '@/lib/rates/terms/types';
import type { PromisedRoom } from './types';

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

/** Amounts as the database keeps them. */
export function promisedOf({ rooms }: z.output<typeof snapshotTermsSchema>): PromisedRoom[] {
  return rooms.map((room) => ({ ...room, priceTotal: room.priceTotal === null ? null : BigInt(room.priceTotal) }));
}

const minor = z.object({ amount: z.int(), currency: z.string() });

const explainedSchema = z.object({
  rooms: z.array(z.object({ quantity: z.int().default(1) })).default([]),
  lines: z
    .array(
      z.object({
        payableLocally: z.array(z.object({ amount: minor })).default([]),
        localPrice: minor.extend({ exchangedOn: z.custom<PlainDate>(isPlainDate).nullable() }).nullish(),
      }),
    )
    .default([]),
});

/** What a snapshot says beside the price: what is paid at the hotel, and what the price was in the local currency. */
export type KeptLocally = {
  payableLocally: Money[];
  local: { price: Money; exchangedOn: PlainDate | null } | null;
};

export function readKeptLocally(content: unknown): KeptLocally {
  const { rooms, lines } = explainedSchema.catch({ rooms: [], lines: [] }).parse(content);
  const timesOf = (index: number, { amount, currency }: z.output<typeof minor>) =>
    times(money(amount, currency), rooms[index]?.quantity ?? 1);
  const prices = lines.map(({ localPrice }, index) => localPrice && timesOf(index, localPrice));
  const known = prices.flatMap((price) => price ?? []);
  const [price, ...others] = addUp(known);
  const isWhole = price !== undefined && others.length === 0 && known.length === prices.length;
  return {
    payableLocally: addUp(
      lines.flatMap(({ payableLocally }, index) => payableLocally.map(({ amount }) => timesOf(index, amount))),
    ),
    local: isWhole ? { price, exchangedOn: lines[0]?.localPrice?.exchangedOn ?? null } : null,
  };
}
