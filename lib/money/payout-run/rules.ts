import { dayAt } from '@/lib/catalogue/place/property-time';
import type { PlainDate } from '@/lib/platform/dates';
import { fromUnits, money, toMinor, toUnits } from '@/lib/platform/money';
import { compareAmounts, plus } from '@/lib/platform/money-arithmetic';
import { OFFICE_TIME_ZONE } from '@/lib/platform/office';
import { latestRunOn } from '../ledger/rules/days';
import type { PayoutState } from '../payout/types';
import type { PayoutDetailJson } from './schema';
import { type PayoutFailure, payoutFailures, type RunDecision } from './types';

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

/** Null: the processor has words of its own for it. */
export const knownFailure = (code: string): PayoutFailure | null => payoutFailures.find((one) => one === code) ?? null;

/** As people name it. */
export const payoutName = (number: number): string => `P-${String(number).padStart(4, '0')}`;

type Entries = Pick<PayoutDetailJson, 'entries' | 'currency'>;

function added(entries: Entries['entries'], currency: string): number {
  const sum = plus(money(0, currency), ...entries.map(({ amount }) => fromUnits(amount, currency)));
  return toUnits(sum.amount, currency);
}

/** What a payout is the sum of: what was earned, rewards, and what was decided of earlier payouts. */
export function partsOf({ entries, currency }: Entries): Record<'earned' | 'rewards' | 'corrections', number> {
  const of = (isOf: (entry: Entries['entries'][number]) => boolean) => added(entries.filter(isOf), currency);
  return {
    earned: of(({ isCorrection, isReward }) => !isCorrection && !isReward),
    rewards: of(({ isReward }) => isReward),
    corrections: of(({ isCorrection }) => isCorrection),
  };
}

/** What each colleague has of a payout, the most first; it adds up to the payout. */
export function colleaguesOf({ entries, currency }: Entries) {
  return [...new Set(entries.map(({ agentId }) => agentId))]
    .map((agentId) => {
      const own = entries.filter((entry) => entry.agentId === agentId);
      return { agentId, name: own[0]?.agentName ?? null, amount: added(own, currency), count: own.length };
    })
    .sort((a, b) => compareAmounts(b, a) || (a.agentId < b.agentId ? -1 : 1));
}
