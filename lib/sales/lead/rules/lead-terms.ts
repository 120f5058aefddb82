import type { PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { spread } from '@/lib/platform/money-arithmetic';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import { duesOf } from '@/lib/rates/terms/rules/dues';
import { feeOn, feesOf } from '@/lib/rates/terms/rules/fees';
import type { Due, FeeOfLine, FeeSpan, PricedLine, SecurityDeposit, TermsStay } from '@/lib/rates/terms/types';
import type { PromisedRoom } from '../types';
import { linesOf } from './cancellation';

type Promised = Pick<PromisedRoom, 'priceTotal' | 'terms' | 'commissionPercent'>;

/** What cancelling in these days costs, of each room and together. */
export type LeadFee = Pick<FeeSpan, 'from' | 'until' | 'percent'> & {
  fee: Money;
  byRoom: FeeOfLine[];
  /** What the agent still earns then: their share of the fee. */
  earned: Money;
};

export type LeadTerms = {
  isNonRefundable: boolean;
  freeUntil: PlainDate | null;
  dues: Due[];
  fees: LeadFee[];
  securityDeposit: SecurityDeposit | null;
  hasNoShowClause: boolean;
};

/** What is earned on a fee: of each room its own share, by its own per cent. */
function earnedOn(rooms: readonly Promised[], fees: readonly (Money | null)[], currency: string): Money {
  const lines = rooms.map(({ commissionPercent }, index) => ({
    priceTotal: fees[index]?.amount ?? 0,
    commissionPercent,
  }));
  return money(commissionOf(lines).total, currency);
}

/** As terms are asked about; null: a price is missing. */
export function pricedLines(rooms: readonly Promised[], currency: string): PricedLine[] | null {
  const lines = linesOf(rooms, currency);
  const priced = lines.filter((line): line is PricedLine => line.total !== null);
  return priced.length > 0 && priced.length === lines.length ? priced : null;
}

/** What is paid: the lines of the price, or of a property paid by card the one with the fee. */
function paidLines(lines: readonly PricedLine[], withCard?: Money): readonly PricedLine[] {
  const [whole] = lines;
  return withCard && whole ? [{ terms: whole.terms, total: withCard }] : lines;
}

/**
 * The terms of a lead with its amounts: its dues as of the day of the booking (today, while there is none), and what cancelling
 * costs from today on. `withCard`: price and card fee of a property, of which its dues are parts. Null: a price is missing.
 */
export function leadTermsOf(
  rooms: readonly Promised[],
  currency: string,
  { checkIn, today, bookedOn }: TermsStay & { bookedOn: PlainDate },
  withCard?: Money,
): LeadTerms | null {
  const lines = pricedLines(rooms, currency);
  if (!lines) return null;
  const { spans, ...freedom } = feesOf(lines, { checkIn, today });
  return {
    ...freedom,
    dues: duesOf(paidLines(lines, withCard), { checkIn, today: bookedOn }),
    fees: spans.map(({ from, until, percent, fee, byLine }) => ({
      ...{ from, until, percent, byRoom: byLine },
      fee: fee ?? money(0, currency),
      earned: earnedOn(
        rooms,
        byLine.map((line) => line.fee),
        currency,
      ),
    })),
    securityDeposit: rooms[0]?.terms.securityDeposit ?? null,
    hasNoShowClause: rooms.some(({ terms }) => terms.hasNoShowClause),
  };
}

/** What every room has of the fee a booking was cancelled at. */
export function feeByRoom(rooms: readonly Promised[], fee: Money, stay: TermsStay): Money[] {
  const lines = pricedLines(rooms, fee.currency);
  const agreed = lines && feeOn(lines, stay);
  if (agreed && agreed.fee.amount === fee.amount) return agreed.byLine;
  // Another fee than that of the terms was agreed with the supplier: every room has its part by its price.
  const prices = rooms.map(({ priceTotal }) => priceTotal ?? 0n);
  return spread(fee.amount, prices).map((amount) => money(amount, fee.currency));
}

/** What is still earned on a booking that was cancelled on a day at this fee. */
export function earnedAfterCancelling(rooms: readonly Promised[], fee: Money, stay: TermsStay): Money {
  return earnedOn(rooms, feeByRoom(rooms, fee, stay), fee.currency);
}
