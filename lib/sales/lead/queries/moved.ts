import 'server-only';
import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
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
