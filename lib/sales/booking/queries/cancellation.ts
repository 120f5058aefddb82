import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import { type Money, money } from '@/lib/platform/money';
import { feeSpansOf, feesSelect } from '@/lib/sales/lead/queries/fees';
import type { Prisma } from '@/prisma/generated/client';
import { type AskState, askStateOf } from '../rules/cancellation';

export const askSelect = {
  cancellationAskedAt: true,
  cancellationFee: true,
  lead: { select: feesSelect },
} satisfies Prisma.ConsumerBookingSelect;

type AskRow = Prisma.ConsumerBookingGetPayload<{ select: typeof askSelect }>;

/** `fee`: what it costs today, or cost on the day it was asked for; null where nobody can say. */
export type CancellationAsk = { state: AskState; askedAt: Date | null; fee: Money | null };

/** What is not confirmed yet costs nothing. */
function feeOfToday(lead: AskRow['lead'], now: Date): Money | null {
  if (lead.status !== 'CONFIRMED_BOOKING') return money(0, lead.currency);
  return feeSpansOf(lead, now)[0]?.fee ?? null;
}

export function askOf({ lead, cancellationAskedAt: askedAt, cancellationFee }: AskRow, now: Date): CancellationAsk {
  const today = dayAt(now, timeZoneOf(lead.property?.city.countryId ?? ''));
  const state = askStateOf({ status: lead.status, checkIn: fromDatabaseDay(lead.checkIn), askedAt }, today);
  const told = cancellationFee === null ? null : money(Number(cancellationFee), lead.currency);
  return { state, askedAt, fee: askedAt ? told : feeOfToday(lead, now) };
}
