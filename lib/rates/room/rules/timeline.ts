import type { PlainDate } from '@/lib/platform/dates';
import type { Money } from '@/lib/platform/money';
import { percentOf } from '@/lib/platform/money-arithmetic';
import type { FeeWording, Offer } from '../types';

/** What happens to a booking's money on which day, if it is made today. */
export type TimelineEntry =
  | { kind: 'payment'; day: PlainDate; amount: Money; percent: number; at: 'booking' | 'day' | 'hotel'; isAll: boolean }
  | { kind: 'free'; day: PlainDate; until: PlainDate }
  | { kind: 'nonRefundable'; day: PlainDate }
  | { kind: 'fee'; day: PlainDate; until: PlainDate | null; percent: number; fee: Money | null; wording: FeeWording }
  | { kind: 'noShow'; day: PlainDate };

type Terms = Pick<Offer, 'payments' | 'cancellation' | 'checkInDate' | 'priceTotal'>;

function paymentsOf({ payments, priceTotal }: Terms, today: PlainDate): TimelineEntry[] {
  if (!priceTotal) return [];
  return payments.map(({ due, amount, isDueNow, isAtHotel }) => ({
    kind: 'payment',
    day: due < today ? today : due,
    amount,
    percent: percentOf(amount.amount, priceTotal.amount, 1),
    at: isAtHotel ? 'hotel' : isDueNow ? 'booking' : 'day',
    isAll: amount.amount === priceTotal.amount,
  }));
}

function cancellationOf({ cancellation, checkInDate }: Terms, today: PlainDate): TimelineEntry[] {
  const { isNonRefundable, freeUntil, periods, hasNoShowClause } = cancellation;
  const noShow: TimelineEntry[] = hasNoShowClause ? [{ kind: 'noShow', day: checkInDate }] : [];
  if (isNonRefundable) return [{ kind: 'nonRefundable', day: today }, ...noShow];
  return [
    ...(freeUntil ? [{ kind: 'free', day: today, until: freeUntil } as const] : []),
    ...periods.map(
      ({ from, until, percent, fee, wording }) =>
        ({ kind: 'fee', day: from < today ? today : from, until, percent, fee, wording }) as const,
    ),
    ...noShow,
  ];
}

/** Payment and cancellation as one list, day by day; what is paid on a day stands before what a cancellation costs then. */
export function timelineOf(terms: Terms, today: PlainDate): TimelineEntry[] {
  const entries = [...paymentsOf(terms, today), ...cancellationOf(terms, today)];
  return entries.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}
