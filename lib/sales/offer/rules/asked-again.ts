import type { PricedSelection } from '@/lib/sales/lead/types';

/** Minor units; null: on request. */
type Total = { currency: string; total: bigint | null };

/**
 * What an alternative costs at this moment, beside what the draft says: `promised` where the seller has given their word,
 * `gone` where it is no longer sold, `unavailable` where it costs the same but cannot be had at once.
 */
export type AskedAgain = { id: string; before: Total } & (
  | { state: 'promised' | 'same' | 'unavailable' | 'gone' }
  | { state: 'moved'; now: Total }
);

type Verdict = { before: Total } & ({ state: 'same' | 'unavailable' | 'gone' } | { state: 'moved'; now: Total });

export function judgePrice(before: Total, found: PricedSelection | null): Verdict {
  if (!found) return { before, state: 'gone' };
  const { currency, priceTotal, isAvailable } = found;
  if (currency !== before.currency || priceTotal !== before.total) {
    return { before, state: 'moved', now: { currency, total: priceTotal } };
  }
  return { before, state: isAvailable ? 'same' : 'unavailable' };
}

/** A client is never sent a price that is known to be wrong, nor a stay that is no longer sold. */
export function stopsSending({ state }: AskedAgain): boolean {
  return state === 'moved' || state === 'gone';
}
