import { daysBetween, type PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { FeeSpan } from '../../terms/types';
import type { RoomRate } from '../types';

/** How a cancellation that falls into these days is worded. */
export type FeeWording = { key: 'dayOfArrival' } | { key: 'dayPrior' } | { key: 'withinDays'; days: number };

/** What happens to a booking's money on which day, if it is made today. */
export type TimelineEntry =
  | { kind: 'payment'; day: PlainDate; amount: Money; percent: number; at: 'booking' | 'day' | 'hotel'; isAll: boolean }
  | { kind: 'free'; day: PlainDate; until: PlainDate }
  | { kind: 'nonRefundable'; day: PlainDate }
  | { kind: 'fee'; day: PlainDate; until: PlainDate | null; percent: number; fee: Money | null; wording: FeeWording }
  | { kind: 'noShow'; day: PlainDate };

type Terms = Pick<RoomRate, 'payments' | 'cancellation' | 'checkInDate' | 'priceTotal'> & {
  terms: Pick<RoomRate['terms'], 'hasNoShowClause'>;
};

function wordingOf({ daysBeforeArrival, from }: FeeSpan, checkIn: PlainDate): FeeWording {
  const days = daysBeforeArrival ?? Math.max(0, daysBetween(from, checkIn));
  if (days === 0) return { key: 'dayOfArrival' };
  return days === 1 ? { key: 'dayPrior' } : { key: 'withinDays', days };
}

function paymentsOf({ payments, priceTotal }: Terms): TimelineEntry[] {
  if (!priceTotal) return [];
  return payments.map(({ due, amount, isDueNow, isAtHotel }) => ({
    kind: 'payment',
    day: due,
    amount,
    percent: percentOf(amount.amount, priceTotal.amount, 1),
    at: isAtHotel ? 'hotel' : isDueNow ? 'booking' : 'day',
    isAll: amount.amount === priceTotal.amount,
  }));
}

function cancellationOf({ cancellation, terms, checkInDate }: Terms, today: PlainDate): TimelineEntry[] {
  const { isNonRefundable, freeUntil, spans } = cancellation;
  const noShow: TimelineEntry[] = terms.hasNoShowClause ? [{ kind: 'noShow', day: checkInDate }] : [];
  if (isNonRefundable) return [{ kind: 'nonRefundable', day: today }, ...noShow];
  return [
    ...(freeUntil ? [{ kind: 'free', day: today, until: freeUntil } as const] : []),
    ...spans
      .filter(({ percent }) => percent > 0)
      .map((span) => {
        const { from: day, until, percent, fee } = span;
        return { kind: 'fee', day, until, percent, fee, wording: wordingOf(span, checkInDate) } as const;
      }),
    ...noShow,
  ];
}

/** Payment and cancellation as one list, day by day; what is paid on a day stands before what a cancellation costs then. */
export function timelineOf(terms: Terms, today: PlainDate): TimelineEntry[] {
  const entries = [...paymentsOf(terms), ...cancellationOf(terms, today)];
  return entries.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}
