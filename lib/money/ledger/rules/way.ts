import type { PlainDate } from '@/lib/platform/dates';
import { isWholeShare, sumOf } from '@/lib/platform/money-minor';
import { type Balance, type MoneyLine, type MoneyState, moneyStates } from '../types';
import { moneyDaysOf, payableOn, runOn } from './days';

/** One of the six points of the way to the bank. `on` null: no day is known before it has happened. */
export type MoneyStep = { state: MoneyState; on: PlainDate | null; isReached: boolean; amount: bigint };

export const amountIn = (balances: readonly Balance[], state: MoneyState): bigint =>
  sumOf(balances.flatMap((one) => (one.state === state ? one.amount : [])));

/** Where the commission has come to: the nearest to the bank of the states that hold some. Null: nothing is left of it. */
export function stateOf(balances: readonly Balance[]): MoneyState | null {
  return moneyStates.findLast((state) => amountIn(balances, state) !== 0n) ?? null;
}

/** On which day each state was reached first. */
export type ReachedOn = Partial<Record<MoneyState, PlainDate>>;

/** The six points: passed ones with their day, later ones with the day the clock has for them while something is left. */
export function stepsOf(balances: readonly Balance[], reached: ReachedOn, checkOut: PlainDate): MoneyStep[] {
  const state = stateOf(balances);
  const isReached = (one: MoneyState) => state !== null && moneyStates.indexOf(one) <= moneyStates.indexOf(state);
  const clock = moneyDaysOf(checkOut);
  const payable = reached.payable ?? (reached.earned ? payableOn(reached.earned) : clock.payableOn);
  const planned: ReachedOn = { earned: clock.earnedOn, payable, inPayout: runOn(payable) };
  return moneyStates.map((one) => ({
    state: one,
    isReached: isReached(one),
    amount: amountIn(balances, one),
    on: (isReached(one) ? reached[one] : null) ?? (state ? planned[one] : null) ?? null,
  }));
}

/** Whether the sum of base times percent has no part of a cent, so that nothing was rounded. */
export function isExact(lines: readonly MoneyLine[]): boolean {
  return isWholeShare(lines);
}
