import { dayAt } from '@/lib/catalogue/place/property-time';
import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { feeOn } from '@/lib/rates/terms/rules/fees';
import type { TermsLine } from '@/lib/rates/terms/types';
import type { LeadActor, LeadStatus, PromisedRoom } from '../types';

/** What a lead was promised, as terms are asked about. */
export function linesOf(
  promised: readonly Pick<PromisedRoom, 'priceTotal' | 'terms'>[],
  currency: string,
): TermsLine[] {
  return promised.map(({ priceTotal, terms }) => {
    return { terms, total: priceTotal === null ? null : money(Number(priceTotal), currency) };
  });
}

type Cancelled = {
  status: LeadStatus;
  checkIn: PlainDate;
  today: PlainDate;
  by: LeadActor;
  currency: string;
  rooms: readonly Pick<PromisedRoom, 'priceTotal' | 'terms'>[];
};

/**
 * Minor units, from the terms that were stored with the price. None where the supplier cancels or nothing was confirmed yet.
 * Null: a price is missing, so nobody can say.
 */
export function cancellationFee({ status, checkIn, today, by, currency, rooms }: Cancelled): bigint | null {
  if (by === 'supplier' || status !== 'CONFIRMED_BOOKING') return 0n;
  const lines = linesOf(rooms, currency);
  const priced = lines.filter((line): line is TermsLine<Money> => line.total !== null);
  if (priced.length < lines.length) return null;
  return BigInt(feeOn(priced, { checkIn, today })?.fee.amount ?? 0);
}

type Standing = Pick<Cancelled, 'status' | 'checkIn' | 'currency'> & { timeZone: string; terms: Cancelled['rooms'] };

/** What cancelling the lead costs now, in minor units, by the day where the hotel or property stands. */
export function feeOf({ terms, timeZone, ...lead }: Standing, by: LeadActor, now: Date): bigint | null {
  return cancellationFee({ ...lead, by, today: dayAt(now, timeZone), rooms: terms });
}
