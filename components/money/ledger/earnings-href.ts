import type { EarningsQuery } from '@/lib/money/ledger/schema';
import { paths } from '@/lib/platform/addresses/paths';

/** The page as its address has it, with something else of it. */
export function earningsHref(
  query: EarningsQuery,
  change: Partial<Record<keyof EarningsQuery, string | undefined>> = {},
): string {
  const { scope, state, currency, from, until } = { ...query, ...change };
  return paths.earnings({ scope, state, currency, from, until });
}
