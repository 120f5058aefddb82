import { dayAt } from '@/lib/catalogue/place/property-time';
import type { LeadMoney, Standing } from '@/lib/money/ledger/types';
import type { PlainDate } from '@/lib/platform/dates';
import { money } from '@/lib/platform/money';
import type { LeadActor, LeadEventType, PromisedRoom } from '../types';
import { feeByRoom } from './lead-terms';

/** The last event of a lead; `fee`: of a cancelled booking, in minor units, null where a price was missing. */
type LastEvent = { type: LeadEventType; by: LeadActor; at: Date; fee: number | null };

type Lead = {
  isClosed: boolean;
  currency: string;
  checkIn: PlainDate;
  timeZone: string;
  terms: readonly PromisedRoom[];
  /** What every line came to by the word of the supplier, in minor units; null: nothing else than was booked. */
  said: readonly bigint[] | null;
};

const standings: Record<LeadEventType, Standing> = {
  interest: 'open',
  requestedOption: 'open',
  confirmedOption: 'open',
  declinedOption: 'ended',
  expiredOption: 'ended',
  cancelledOption: 'ended',
  requestedBooking: 'open',
  confirmedBooking: 'booked',
  declinedBooking: 'ended',
  cancelledBooking: 'cancelled',
};

function standingOf({ isClosed }: Lead, { type, by }: LastEvent): Standing {
  const standing = standings[type];
  if (standing === 'open' && isClosed) return 'ended';
  return standing === 'cancelled' && by === 'supplier' ? 'withdrawn' : standing;
}

/**
 * What the ledger is told of a lead (rules 9.2, 9.5 and 9.8): of a cancelled booking every room's share of the fee, of a stay
 * what the supplier says that it came to.
 */
export function commissionFacts(lead: Lead, last: LastEvent): Pick<LeadMoney, 'standing' | 'basis' | 'lines'> {
  const { terms, currency, checkIn, timeZone, said } = lead;
  const standing = standingOf(lead, last);
  const fees =
    standing === 'cancelled'
      ? feeByRoom(terms, money(last.fee ?? 0, currency), { checkIn, today: dayAt(last.at, timeZone) })
      : null;
  const basis = fees ? 'fee' : said && standing === 'booked' ? 'said' : 'price';
  // One room on request: nobody knows yet what the others come to without it.
  const isPriced = terms.every(({ priceTotal }) => priceTotal !== null);
  const baseOf = (priceTotal: bigint | null, line: number): bigint => {
    if (!isPriced) return 0n;
    if (basis === 'fee') return BigInt(fees?.[line]?.amount ?? 0);
    return (basis === 'said' ? said?.[line] : priceTotal) ?? 0n;
  };
  return {
    ...{ standing, basis },
    lines: terms.map(({ priceTotal, commissionPercent: percent }, line) => {
      return { base: baseOf(priceTotal, line), percent };
    }),
  };
}
