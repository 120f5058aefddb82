import type { Checkout } from '@/lib/platform/vendors/payments/port';

export const results = ['success', 'canceled', 'invalid'] as const;
export type Result = (typeof results)[number];

/** What the address says, and nothing else (rule 5.7): success counts where both are there. */
export function resultOf(query: Readonly<Record<string, unknown>>): Result {
  if ('success' in query) return 'success';
  return 'canceled' in query ? 'canceled' : 'invalid';
}

/** What the processor has: `unreachable` as long as it does not answer. */
export type Found = Pick<Checkout, 'state' | 'isPaid' | 'amount' | 'returned'> | 'unreachable' | null;
export type Told = 'paid' | 'returned' | 'waiting' | 'open' | 'ended' | 'unknown' | 'unreachable';

/** What stands below the result: of the payment, whatever the address says. */
export function toldOf(found: Found): Told {
  if (found === null) return 'unknown';
  if (found === 'unreachable') return found;
  if (found.isPaid) return found.returned >= found.amount ? 'returned' : 'paid';
  if (found.state === 'complete') return 'waiting';
  return found.state === 'expired' ? 'ended' : 'open';
}

/** As the processor writes them; nothing else is looked up. */
export function isCheckoutId(text: string): boolean {
  return /^cs_\w{1,120}$/.test(text);
}
