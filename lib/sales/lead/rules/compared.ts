import type { PlainDate } from '@/lib/platform/dates';

type Priced = { fees?: readonly { from: PlainDate; fee: number | null }[] | undefined };

/** What cancelling a compared stay costs on a day, in minor units; null: nobody can say. */
export function feeOnDay({ fees = [] }: Priced, day: PlainDate): number | null {
  return fees.filter(({ from }) => from <= day).at(-1)?.fee ?? null;
}

/** Whether agreeing to the change makes a cancellation on that day cost something else, as far as anybody can say. */
export function feeMoves(from: Priced, to: Priced, day: PlainDate): boolean {
  const [was, is] = [feeOnDay(from, day), feeOnDay(to, day)];
  return was !== null && is !== null && was !== is;
}
