import type { PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import { divided, percentOf } from '@/lib/platform/money-arithmetic';
import { mergeTerms } from '@/lib/rates/terms/rules/merge';
import type { FeeSpan, TermsLine } from '@/lib/rates/terms/types';
import type { OfferedPrice } from '../content';

/** Minor units, all its rooms together; null: on request. */
export type OfferedLine = Pick<TermsLine, 'terms'> & { priceTotal: number | null };

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

/** Without the days at the beginning on which it costs nothing: those are `freeUntil`. */
function sinceItCosts(fees: readonly FeeSpan[]): FeeSpan[] {
  const first = fees.findIndex(({ fee }) => (fee?.amount ?? 0) > 0);
  return first < 0 ? [] : fees.slice(first);
}

/**
 * What the client pays, when, and what cancelling costs. The agency's markup follows the terms of the first room, so that
 * payments and fees add up to the client's total. Null as soon as one room has no price.
 */
export function offeredPrice(lines: readonly OfferedLine[], asked: Asked): OfferedPrice | null {
  const { currency, markup, isFolded, checkIn, today, guests, nights } = asked;
  const [first] = lines;
  if (!first || lines.some(({ priceTotal }) => priceTotal === null)) return null;
  const all = markup > 0 ? [...lines, { ...first, priceTotal: markup }] : lines;
  const { freeUntil, currencies } = mergeTerms(
    all.map(({ terms, priceTotal }) => ({ terms, total: money(priceTotal ?? 0, currency) })),
    { checkIn, today },
  );
  const { total: { amount: total } = { amount: 0 }, dues = [], fees = [] } = currencies[0] ?? {};
  return {
    currency,
    total,
    service: markup > 0 && !isFolded ? markup : null,
    perPersonAndNight: divided(money(total, currency), Math.max(1, guests * nights)).amount,
    payments: dues.map(({ due, amount, isDueNow, isAtHotel }) => ({
      kind: isAtHotel ? 'there' : isDueNow ? 'now' : 'due',
      on: due,
      amount: amount.amount,
      percent: percentOf(amount.amount, total),
    })),
    fees: sinceItCosts(fees).map(({ from, until, fee }) => {
      const amount = fee?.amount ?? 0;
      return { from, until, amount, percent: percentOf(amount, total) };
    }),
    freeUntil,
  };
}
