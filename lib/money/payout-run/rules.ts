import { dayAt } from '@/lib/catalogue/place/property-time';
import { type PlainDate, toDateOnly } from '@/lib/platform/dates';
import { toMinor } from '@/lib/platform/money';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { latestRunOn } from '../ledger/rules/days';
import type { PayoutState } from '../payout/types';
import type { PayoutStatus, RunDecision } from './types';

/** Rule 9.6, in units of the currency. */
export const MINIMUM_UNITS = 50;

/** In Munich; no change of the clocks falls on a 1st or 15th. */
export const RUN_HOUR = 6;
const HOUR_MILLISECONDS = 3_600_000;

/** The run whose hour has come last. */
export function latestRun(now: Date): PlainDate {
  return latestRunOn(dayAt(new Date(now.getTime() - RUN_HOUR * HOUR_MILLISECONDS), OFFICE_TIME_ZONE));
}

export type RunGroup = {
  currency: string;
  /** Minor units, what was taken back taken off. */
  amount: bigint;
  /** Null: none was opened. */
  account: PayoutState | null;
  isHeld: boolean;
};

/** What a run does with it, and why not (rule 9.6): what an admin decided comes first, then what the agency can end itself. */
export function decide({ currency, amount, account, isHeld }: RunGroup): RunDecision {
  if (isHeld) return 'held';
  if (amount < toMinor(MINIMUM_UNITS, currency)) return 'belowMinimum';
  if (!account) return 'noAccount';
  if (!account.detailsSubmitted) return 'detailsMissing';
  return account.currentlyDue.length > 0 ? 'detailsDue' : 'pays';
}

/** As people name it. */
export const payoutName = (number: number): string => `P-${String(number).padStart(4, '0')}`;

type Taken = { status: PayoutStatus; run: string | null; paidAt: string | null };

/** The month whose statement has its entries: of its run, or once paid of the day it was. Null: they are payable. */
export function statementMonthOf({ status, run, paidAt }: Taken): string | null {
  if (status === 'paid') return toDateOnly(paidAt, OFFICE_TIME_ZONE).slice(0, 7);
  return status === 'inPayout' ? (run?.slice(0, 7) ?? null) : null;
}
