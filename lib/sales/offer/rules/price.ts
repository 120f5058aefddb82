import { latest, type PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { divided, percentOf } from '@/lib/platform/money-arithmetic';
import { mergeTerms } from '@/lib/rates/room/rules/merge';
import { cancellationTimeline, paymentSteps } from '@/lib/rates/room/rules/terms';
import type { CancellationPeriod, Tranche } from '@/lib/rates/room/types';
import type { OfferedPrice } from '../content';

export type PricedLine = {
  /** Minor units, all its rooms together; null: on request. */
  total: number | null;
  depositPercentage: number;
  tranches: readonly Tranche[];
  cancellationPeriods: readonly CancellationPeriod[];
  hasNoShowClause: boolean;
};

type Asked = {
  currency: string;
  /** Minor units, on top of the rooms. */
  markup: number;
  /** The markup is part of the one price (brands that hide it), else a line of its own. */
  isFolded: boolean;
  checkIn: PlainDate;
  today: PlainDate;
  guests: number;
  nights: number;
};

/**
 * What the client pays, when, and what cancelling costs. The agency's markup follows the terms of the first room, so that
 * payments and fees add up to the client's total. Null as soon as one room has no price.
 */
export function offeredPrice(lines: readonly PricedLine[], asked: Asked): OfferedPrice | null {
  const { currency, markup, isFolded, checkIn, today, guests, nights } = asked;
  const [first] = lines;
  if (!first || lines.some(({ total }) => total === null)) return null;
  const all = markup > 0 ? [...lines, { ...first, total: markup }] : lines;
  const terms = mergeTerms(
    all.map((line) => {
      const total = money(line.total ?? 0, currency);
      const stay = { checkIn, today, total };
      const { depositPercentage: depositPercent, tranches } = line;
      return {
        quantity: 1,
        priceTotal: total,
        payments: paymentSteps({ depositPercent, tranches }, stay),
        cancellation: cancellationTimeline(line, stay),
      };
    }),
  );
  const total = terms.totals[0]?.amount ?? 0;
  return {
    currency,
    total,
    service: markup > 0 && !isFolded ? markup : null,
    perPersonAndNight: divided(money(total, currency), Math.max(1, guests * nights)).amount,
    payments: (terms.payments[0]?.steps ?? []).map(({ due, amount, isDueNow, isAtHotel }) => ({
      kind: isAtHotel ? 'there' : isDueNow ? 'now' : 'due',
      on: due,
      amount: amount.amount,
      percent: percentOf(amount.amount, total),
    })),
    fees: (terms.fees[0]?.periods ?? [])
      .filter(({ fee }) => fee.amount > 0)
      .map(({ from, until, fee }) => ({
        // A fee that counts already counts from the confirmation on.
        ...{ from: latest(from, today), until },
        ...{ amount: fee.amount, percent: percentOf(fee.amount, total) },
      })),
    freeUntil: terms.freeUntil,
  };
}
