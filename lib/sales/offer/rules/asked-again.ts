import type { PricedSelection } from '@/lib/sales/lead/types';

/** Minor units; null: on request. */
type Total = { currency: string; total: bigint | null };

/**
 * What an alternative costs at this moment, beside what the draft says: `promised` where the seller has given their word,
 * `gone` where it is no longer sold, `unavailable` where it costs the same but cannot be had at once, `termsMoved` where it
 * costs the same but cancelling is another matter.
 */
export type AskedAgain = { id: string; before: Total } & (
  | { state: 'promised' | 'same' | 'unavailable' | 'gone' }
  | { state: 'moved' | 'termsMoved'; now: Total }
);

type Verdict = { before: Total } & (
  | { state: 'same' | 'unavailable' | 'gone' }
  | { state: 'moved' | 'termsMoved'; now: Total }
);

export function judgePrice(before: Total, found: PricedSelection | null, haveTermsMoved = false): Verdict {
  if (!found) return { before, state: 'gone' };
  const { currency, priceTotal, isAvailable } = found;
  const now = { currency, total: priceTotal };
  if (currency !== before.currency || priceTotal !== before.total) return { before, state: 'moved', now };
  if (haveTermsMoved) return { before, state: 'termsMoved', now };
  return { before, state: isAvailable ? 'same' : 'unavailable' };
}

/** A client is never sent a price or terms that are known to be wrong, nor a stay that is no longer sold. */
export function stopsSending({ state }: Pick<AskedAgain, 'state'>): boolean {
  return state === 'moved' || state === 'termsMoved' || state === 'gone';
}
