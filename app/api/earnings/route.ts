import { getEffectiveBrand } from '@/lib/brand/queries';
import { getEarnings, toEarningsJson } from '@/lib/money/ledger/queries/earnings';
import { earningsJsonSchema, earningsQuerySchema } from '@/lib/money/ledger/schema';
import { readRoute } from '@/lib/web/route/define';

/** What the caller's leads have earned, and where it is; 404 for whoever sees no commission. */
export const GET = readRoute({
  access: 'hotels',
  query: earningsQuerySchema,
  output: earningsJsonSchema,
  read: async ({ viewer, query, context }) => {
    const earnings = await getEarnings(viewer, await getEffectiveBrand(viewer, context), query);
    return earnings && toEarningsJson(earnings);
  },
});
