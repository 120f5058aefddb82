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

/** What the ledger is told of a lead (rules 9.2 and 9.5): of a cancelled booking every room's share of the fee. */
export function commissionFacts(lead: Lead, last: LastEvent): Pick<LeadMoney, 'standing' | 'lines'> {
  const { terms, currency, checkIn, timeZone } = lead;
  const standing = standingOf(lead, last);
  const fees =
    standing === 'cancelled'
      ? feeByRoom(terms, money(last.fee ?? 0, currency), { checkIn, today: dayAt(last.at, timeZone) })
      : null;
  // One room on request: nobody knows yet what the others come to without it.
  const isPriced = terms.every(({ priceTotal }) => priceTotal !== null);
  return {
    standing,
    lines: terms.map(({ priceTotal, commissionPercent: percent }, line) => {
      return { base: isPriced ? BigInt(fees ? (fees[line]?.amount ?? 0) : (priceTotal ?? 0n)) : 0n, percent };
    }),
  };
}
