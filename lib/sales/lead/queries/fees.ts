import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { feesOf } from '@/lib/rates/terms/rules/fees';
import type { Prisma } from '@/prisma/generated/client';
import { pricedLines } from '../rules/lead-terms';
import { factsOf, leadSelect } from './lead-row';
import { cardFeeOfRow, cardSelect } from './told';

export const feesSelect = { ...leadSelect, ...cardSelect } satisfies Prisma.LeadSelect;

type FeesRow = Prisma.LeadGetPayload<{ select: typeof feesSelect }>;
type Span = { until: PlainDate | null; fee: Money | null };

/**
 * What cancelling a stay costs until which day, from today on; null: from then on. Of a guest's booking the card's fee is part of
 * it. For pages whose reader was found to know the lead; nothing where a price is missing, or the stay has begun.
 */
export async function getLeadFees(leadId: string): Promise<Span[]> {
  const [row, now] = await Promise.all([
    scoped('system', (tx) => tx.lead.findUnique({ where: { id: leadId }, select: feesSelect })),
    clock.now(),
  ]);
  return row ? feeSpansOf(row, now) : [];
}

export function feeSpansOf(row: FeesRow, now: Date): Span[] {
  const { terms, currency, checkIn, timeZone } = factsOf(row);
  const lines = pricedLines(terms, currency);
  const today = dayAt(now, timeZone);
  const [whole] = lines ?? [];
  const total = row.consumerBooking ? (cardFeeOfRow(row)?.total ?? null) : null;
  const paid = total && whole ? [{ terms: whole.terms, total }] : lines;
  if (!paid || checkIn <= today) return [];
  return feesOf(paid, { checkIn, today }).spans.map(({ until, fee }) => ({ until, fee }));
}
