import type { LeadMoney } from '@/lib/money/ledger/types';

/** What happens to a lead's money, one thing after the other. */
export type Step = Pick<LeadMoney, 'standing' | 'lines'> | { clock: 'earned' | 'payable' };

type State = 'expected' | 'contracted' | 'earned' | 'payable';

/** In hundredths of a per cent: the sum rounded once, and every line its part of it, the odd cents to whoever misses most. */
function naiveCommission(lines: LeadMoney['lines']): bigint[] {
  const exact = lines.map(({ base, percent }) => base * BigInt(Math.round(percent * 100)));
  const sum = exact.reduce((all, one) => all + one, 0n);
  if (sum === 0n) return lines.map(() => 0n);
  const total = (sum + 5_000n) / 10_000n;
  const cents = exact.map((one) => (total * one) / sum);
  const missing = exact.map((one) => (total * one) % sum);
  for (let left = total - cents.reduce((all, one) => all + one, 0n); left > 0n; left -= 1n) {
    let most = 0;
    missing.forEach((one, line) => {
      if (one > (missing[most] ?? 0n)) most = line;
    });
    cents[most] = (cents[most] ?? 0n) + 1n;
    missing[most] = -1n;
  }
  return cents;
}

/** Where every line's commission is in the end, told as a story and not as differences. */
export function referenceOf(steps: readonly Step[]): { sums: Record<State, bigint>; lines: bigint[] } {
  const lines: Record<State, bigint>[] = [];
  const lineAt = (index: number) => {
    while (lines.length <= index) lines.push({ expected: 0n, contracted: 0n, earned: 0n, payable: 0n });
    return lines[index] as Record<State, bigint>;
  };
  let hasEarned = false;
  let isPayable = false;
  for (const step of steps) {
    if ('clock' in step) {
      const [from, to] =
        step.clock === 'earned' ? (['contracted', 'earned'] as const) : (['earned', 'payable'] as const);
      const isDone = step.clock === 'earned' ? hasEarned : isPayable;
      if (isDone || lines.every((line) => line[from] === 0n)) continue;
      for (const line of lines) {
        line[to] += line[from];
        line[from] = 0n;
      }
      if (step.clock === 'earned') hasEarned = true;
      else isPayable = true;
      continue;
    }
    const amounts = naiveCommission(step.lines);
    for (let index = 0; index < Math.max(amounts.length, lines.length); index += 1) {
      const line = lineAt(index);
      const amount = amounts[index] ?? 0n;
      const isOwed = step.standing === 'booked' || step.standing === 'cancelled';
      line.expected = step.standing === 'open' ? amount : 0n;
      if (step.standing === 'withdrawn') {
        line.contracted = 0n;
        continue;
      }
      const wanted = isOwed ? amount : 0n;
      const others: State[] = isPayable
        ? ['contracted', 'earned']
        : hasEarned
          ? ['contracted', 'payable']
          : ['earned', 'payable'];
      const front: State = isPayable ? 'payable' : hasEarned ? 'earned' : 'contracted';
      line[front] = wanted - others.reduce((sum, state) => sum + line[state], 0n);
    }
  }
  const total = (state: State) => lines.reduce((sum, line) => sum + line[state], 0n);
  return {
    sums: {
      expected: total('expected'),
      contracted: total('contracted'),
      earned: total('earned'),
      payable: total('payable'),
    },
    lines: lines.map((line) => line.expected + line.contracted + line.earned + line.payable),
  };
}
