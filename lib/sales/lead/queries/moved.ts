import 'server-only';
import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import type { PriceDifference } from '../rules/difference';
import type { Earnings } from './leads';

const day = z.custom<PlainDate>(isPlainDate);
const minor = z.int().nullish();
const side = z.object({ checkIn: day, checkOut: day, priceTotal: minor, commission: minor });
/** As it is kept with what was moved or asked for; prices are absent from what was kept before they were. */
const movedSchema = z.object({ from: side, to: side, currency: z.string().optional() });

type Side = { checkIn: PlainDate; checkOut: PlainDate; priceTotal: bigint | null; commission?: bigint };
/** Before and after, in minor units; commission absent for whom may not know it. */
export type MovedStay = { from: Side; to: Side; currency: string | null };

export function movedIn(data: unknown, { seesCommission }: Earnings): { moved?: MovedStay } {
  const kept = movedSchema.safeParse(data).data;
  if (!kept) return {};
  const sideOf = ({ checkIn, checkOut, priceTotal, commission }: z.output<typeof side>): Side => ({
    ...{ checkIn, checkOut },
    priceTotal: typeof priceTotal === 'number' ? BigInt(priceTotal) : null,
    ...(seesCommission && typeof commission === 'number' && { commission: BigInt(commission) }),
  });
  return { moved: { from: sideOf(kept.from), to: sideOf(kept.to), currency: kept.currency ?? null } };
}

const changeSchema = z.object({ was: minor, is: minor });
const acceptedSchema = z.object({
  moved: z.object({ currency: z.string(), price: changeSchema, commission: changeSchema.optional() }),
});

/** What an event keeps of a price that had moved and was accepted: minor units, as the history tells it. */
export function acceptedMove({ price, commission }: PriceDifference, currency: string) {
  const inNumbers = ({ was, is }: { was: bigint | null; is: bigint | null }) => ({
    was: was === null ? null : Number(was),
    is: is === null ? null : Number(is),
  });
  return { moved: { currency, price: inNumbers(price), ...(commission && { commission: inNumbers(commission) }) } };
}

type Change = { was: bigint | null; is: bigint | null };
export type AcceptedPrice = { currency: string; price: Change; commission?: Change };

/** The same for a reader; commission absent for whom may not know it. */
export function acceptedIn(data: unknown, { seesCommission }: Earnings): { accepted?: AcceptedPrice } {
  const kept = acceptedSchema.safeParse(data).data?.moved;
  if (!kept) return {};
  const big = (value: number | null | undefined) => (typeof value === 'number' ? BigInt(value) : null);
  const changeOf = ({ was, is }: z.output<typeof changeSchema>): Change => ({ was: big(was), is: big(is) });
  const { currency, price, commission } = kept;
  return {
    accepted: {
      currency,
      price: changeOf(price),
      ...(seesCommission && commission && { commission: changeOf(commission) }),
    },
  };
}
