import { isDeepStrictEqual } from 'node:util';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { BrokenRule } from '@/lib/rates/judge/types';

type Asked = { from: Period; to: Period; rules: readonly BrokenRule[] };

/** Whether a question to the supplier is about the stay as it is: nothing moves, only a rule is to give way. */
export function isException({ from, to, rules }: Asked): boolean {
  return rules.length > 0 && from.checkIn === to.checkIn && from.checkOut === to.checkOut;
}

/** Whether the supplier has agreed to everything that stands in the way, exactly as it was named: a stricter rule of since is asked for anew (rule 3.18). */
export function isExcepted(agreed: readonly BrokenRule[], broken: readonly BrokenRule[]): boolean {
  // Behind an option of somebody else one may always wait.
  const inTheWay = broken.filter(({ rule }) => rule !== 'held');
  return inTheWay.every((one) => agreed.some((other) => isDeepStrictEqual(other, one)));
}
