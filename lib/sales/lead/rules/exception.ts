import { isDeepStrictEqual } from 'node:util';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import type { BrokenRule } from '@/lib/rates/judge/types';

type Asked = { from: Period; to: Period; rules: readonly BrokenRule[] };

/** Whether a question to the supplier is about the stay as it is: nothing moves, only a rule is to give way. */
export function isException({ from, to, rules }: Asked): boolean {
  return rules.length > 0 && from.checkIn === to.checkIn && from.checkOut === to.checkOut;
}

/** Whether a rule asks no more of the stay than the one that gave way: the same, or one that has become milder since. */
function isNoStricter(now: BrokenRule, agreed: BrokenRule): boolean {
  if (now.roomId !== agreed.roomId) return false;
  if (now.rule === 'fewestNights' && agreed.rule === 'fewestNights') return now.nights <= agreed.nights;
  if (now.rule === 'mostNights' && agreed.rule === 'mostNights') return now.nights >= agreed.nights;
  if (now.rule === 'release' && agreed.rule === 'release') return now.days <= agreed.days;
  if (now.rule === 'arrival' && agreed.rule === 'arrival') {
    return agreed.weekdays.every((day) => now.weekdays.includes(day));
  }
  if (now.rule === 'closed' && agreed.rule === 'closed' && now.opensOn !== null) {
    return agreed.opensOn === null || now.opensOn <= agreed.opensOn;
  }
  if (now.rule === 'sold' && agreed.rule === 'sold') {
    return now.nights.every(({ checkIn, checkOut }) =>
      agreed.nights.some((taken) => taken.checkIn <= checkIn && checkOut <= taken.checkOut),
    );
  }
  return isDeepStrictEqual(now, agreed);
}

/** Whether the supplier has agreed to everything that stands in the way; a stricter rule of since is asked for anew (rule 3.18). */
export function isExcepted(agreed: readonly BrokenRule[], broken: readonly BrokenRule[]): boolean {
  // Behind an option of somebody else one may always wait.
  const inTheWay = broken.filter(({ rule }) => rule !== 'held');
  return inTheWay.every((one) => agreed.some((other) => isNoStricter(one, other)));
}
