import type { DateRule } from '../types';

/** Whether a supplier may make an exception to all of this: neither the past gives way nor the number of beds (rule 3.18). */
export function givesWay(broken: readonly Pick<DateRule, 'rule'>[]): boolean {
  return broken.every(({ rule }) => rule !== 'past' && rule !== 'party');
}
