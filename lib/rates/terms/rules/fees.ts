import { addDays, earliest, type PlainDate } from '@/lib/platform/dates';
import { type Money, money } from '@/lib/platform/money';
import { minus, percentOf, sharesOf } from '@/lib/platform/money-arithmetic';
import { wholeSum } from '@/lib/platform/money-minor';
import { restOfPercent } from '@/lib/platform/money-rounding';
import type { Cancellation, FeeSpan, FeeSteps, PricedLine, TermsLine, TermsStay } from '../types';

/** A day from which on a cancellation costs so much; null: from the booking on. */
type Begin = { from: PlainDate | null; percent: number; daysBeforeArrival: number | null };

/** In the order of their days; of two of one day the dearer holds. */
function beginsOf(cancellation: Cancellation, checkIn: PlainDate): Begin[] {
  if (cancellation.kind === 'nonRefundable') return [{ from: null, percent: 100, daysBeforeArrival: null }];
  const days = ({ daysBeforeArrival }: { daysBeforeArrival: number | null }) =>
    daysBeforeArrival ?? Number.POSITIVE_INFINITY;
  return [...cancellation.periods]
    .sort((a, b) => (days(a) === days(b) ? b.percent - a.percent : days(b) - days(a)))
    .filter((one, index, all) => index === 0 || days(one) !== days(all[index - 1] as typeof one))
    .map(({ daysBeforeArrival, percent }) => ({
      from: daysBeforeArrival === null ? null : addDays(checkIn, -daysBeforeArrival),
      percent,
      daysBeforeArrival,
    }));
}

const standing = (begins: readonly Begin[], day: PlainDate): Begin | undefined =>
  begins.findLast(({ from }) => from === null || from <= day);

type Share = { amount: number; percent: number };

/** Of several lines the fees add up exactly and are rounded once, half up; the lines share the cents. */
function charged(shares: readonly Share[], currency: string): { fee: Money; byLine: Money[] } {
  const { total, lines } = sharesOf(shares);
  return { fee: money(total, currency), byLine: lines.map((amount) => money(amount, currency)) };
}

/**
 * What a cancellation on that day costs, of lines of one currency, and what each line has of it. What comes back is the rest of
 * the price.
 */
export function feeOn(
  lines: readonly PricedLine[],
  { checkIn, today }: TermsStay,
): { fee: Money; byLine: Money[] } | null {
  const [first] = lines;
  if (!first) return null;
  const shares = lines.map(({ terms, total }) => ({
    amount: total.amount,
    percent: standing(beginsOf(terms.cancellation, checkIn), today)?.percent ?? 0,
  }));
  return charged(shares, first.total.currency);
}

const isPriced = (line: TermsLine): line is PricedLine => line.total !== null;

/**
 * What a cancellation costs on which day, from today on, of lines of one currency. Several rooms: it is free of charge as long
 * as none of them costs anything, and the fees of a day add up.
 */
export function feesOf(lines: readonly TermsLine[], stay: TermsStay): FeeSteps {
  const { checkIn, today } = stay;
  const plans = lines.map(({ terms }) => beginsOf(terms.cancellation, checkIn));
  const days = [
    ...new Set([today, ...plans.flat().flatMap(({ from }) => (from !== null && from > today ? [from] : []))]),
  ].sort();
  const spans: FeeSpan[] = [];
  let last = '';
  for (const day of days) {
    const stand = plans.map((begins) => standing(begins, day));
    const percents = stand.map((one) => one?.percent ?? 0);
    // A day on which nothing changes begins nothing.
    if (last === percents.join()) continue;
    last = percents.join();
    const priced = lines.length > 0 && lines.every(isPriced) ? lines : null;
    const shares = lines.map(({ total }, index) => ({ amount: total?.amount ?? 0, percent: percents[index] ?? 0 }));
    const money = priced && charged(shares, priced[0]?.total.currency ?? '');
    const sum = wholeSum(shares);
    spans.push({
      from: day,
      until: null,
      percent: lines.length === 1 ? (percents[0] ?? 0) : percentOf(money?.fee.amount ?? 0, sum),
      fee: money?.fee ?? null,
      byLine: percents.map((percent, index) => ({ percent, fee: money?.byLine[index] ?? null })),
      daysBeforeArrival: nearestOf(stand),
    });
  }
  const dated = spans.map((span, index) => {
    const next = spans[index + 1];
    return { ...span, until: next ? addDays(next.from, -1) : null };
  });
  return { ...freedomOf(lines, stay), spans: dated };
}

/** Whether and until when lines, of whatever currencies, can be cancelled free of charge; at the latest on the day of arrival. */
export function freedomOf(
  lines: readonly TermsLine[],
  { checkIn, today }: TermsStay,
): Pick<FeeSteps, 'freeUntil' | 'isNonRefundable'> {
  const plans = lines.map(({ terms }) => beginsOf(terms.cancellation, checkIn));
  const isFree = plans.length > 0 && plans.every((begins) => (standing(begins, today)?.percent ?? 0) === 0);
  const costs = plans.flatMap((begins) => begins.filter(({ from, percent }) => percent > 0 && from && from > today));
  const last = costs.reduce((until, { from }) => (from ? earliest(until, addDays(from, -1)) : until), checkIn);
  return {
    isNonRefundable: lines.some(({ terms }) => terms.cancellation.kind === 'nonRefundable'),
    freeUntil: isFree && last >= today ? last : null,
  };
}

/** The agreed day of what began last. */
function nearestOf(stand: readonly (Begin | undefined)[]): number | null {
  const days = stand.flatMap((one) => one?.daysBeforeArrival ?? []);
  return days.length > 0 ? Math.min(...days) : null;
}

/** What comes back of a cancellation in these days: the rest of the price, never rounded by itself. */
export function refundIn(
  { percent, fee }: Pick<FeeSpan, 'percent' | 'fee'>,
  total: Money | null,
): { percent: number; amount: Money | null } {
  return { percent: restOfPercent(percent), amount: total && fee && minus(total, fee) };
}
