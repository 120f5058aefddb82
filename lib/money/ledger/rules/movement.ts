import { sharesOf } from '@/lib/platform/money-arithmetic';
import { leftOf, sumOf } from '@/lib/platform/money-minor';
import {
  type Balance,
  type LeadMoney,
  type MoneyLine,
  type MoneyState,
  type Move,
  type Movement,
  owedStates,
  type PayoutStep,
  type PostingKind,
  payoutSteps,
} from '../types';

/** Of these rules; kept with every posting. */
export const LEDGER_RULE = 1;

/** Σ(base × percent), rounded once; the cents go to the lines by largest remainder (rule 9.4). */
export function commissionOfLines(lines: readonly MoneyLine[]): bigint[] {
  return sharesOf(lines.map(({ base, percent }) => ({ amount: base, percent }))).lines.map(BigInt);
}

function sumIn(balances: readonly Balance[], states: readonly MoneyState[], line: number): bigint {
  const own = balances.filter((one) => one.line === line && states.includes(one.state));
  return sumOf(own.map(({ amount }) => amount));
}

/** From one account to another; a negative amount goes the other way. */
function moved(from: Move['account'], to: Move['account'], line: number, amount: bigint): Move[] {
  if (amount === 0n) return [];
  return [
    { account: from, line, amount: -amount },
    { account: to, line, amount },
  ];
}

/** What the clock has done already. */
export type Passed = { contracted: boolean; earned: boolean; payable: boolean };

/** What is added or taken back lies where the commission has come to; what is paid is put right in the next payout. */
function frontOf({ earned, payable }: Passed): MoneyState {
  if (payable) return 'payable';
  return earned ? 'earned' : 'contracted';
}

/** What a line should come to, for an expectation and for a debt. Null: as it is, whatever the supplier has ended. */
function targetOf(
  { standing, lines }: Pick<LeadMoney, 'standing' | 'lines'>,
  line: number,
  amounts: readonly bigint[],
) {
  const amount = line < lines.length ? (amounts[line] ?? 0n) : 0n;
  switch (standing) {
    case 'open':
      return { expected: amount, owed: 0n };
    case 'booked':
    case 'cancelled':
      return { expected: 0n, owed: amount };
    case 'withdrawn':
      return { expected: 0n, owed: null };
    case 'ended':
      return { expected: 0n, owed: 0n };
  }
}

function kindOf({ standing }: Pick<LeadMoney, 'standing'>, { contracted }: Passed): PostingKind {
  if (standing === 'open') return 'expected';
  if (standing === 'booked') return contracted ? 'corrected' : 'contracted';
  return 'reversed';
}

/**
 * What has to be posted until the ledger says of a lead what its state says (rule 9.2). Null: it does already. A cancellation by
 * the supplier takes back what was contracted, never what was earned (rule 9.5).
 */
export function movementOf(
  lead: Pick<LeadMoney, 'standing' | 'lines'>,
  balances: readonly Balance[],
  passed: Passed,
): Movement | null {
  const amounts = commissionOfLines(lead.lines);
  const count = Math.max(lead.lines.length, ...balances.map(({ line }) => line + 1));
  const moves: Move[] = [];
  for (let line = 0; line < count; line += 1) {
    const target = targetOf(lead, line, amounts);
    moves.push(...moved('prospect', 'expected', line, leftOf(target.expected, sumIn(balances, ['expected'], line))));
    if (target.owed === null) {
      moves.push(...moved('contracted', 'supplier', line, sumIn(balances, ['contracted'], line)));
    } else {
      moves.push(...moved('supplier', frontOf(passed), line, leftOf(target.owed, sumIn(balances, owedStates, line))));
    }
  }
  return moves.length > 0 ? { kind: kindOf(lead, passed), moves } : null;
}

/** What the house owes the agency for a hotel it has invited: earned at once, payable with time as all that is earned. */
export function rewardOf(amount: bigint): Movement {
  return { kind: 'reward', moves: moved('reward', 'earned', 0, amount) };
}

/** One step of the clock: all of a state goes to the next one. */
export function stepOf(step: 'earned' | 'payable', balances: readonly Balance[]): Movement | null {
  const from = step === 'earned' ? 'contracted' : 'earned';
  const moves = balances.flatMap(({ state, line, amount }) => (state === from ? moved(from, step, line, amount) : []));
  return moves.length > 0 ? { kind: step, moves } : null;
}

/** All of what a payout takes goes one step on, or back to what is payable (rule 9.6). */
export function payoutStepOf(step: PayoutStep, balances: readonly Balance[]): Movement | null {
  const { from, to } = payoutSteps[step];
  const moves = balances.flatMap(({ state, line, amount }) => (state === from ? moved(from, to, line, amount) : []));
  return moves.length > 0 ? { kind: step, moves } : null;
}
