import { getEffectiveBrand } from '@/lib/brand/queries';
import { getPayout } from '@/lib/money/payout-run/queries/payouts';
import { payoutDetailJsonSchema } from '@/lib/money/payout-run/schema';
import { readRoute } from '@/lib/web/route/define';

/** One payout with what it is the sum of. */
export const GET = readRoute({
  access: 'hotels',
  output: payoutDetailJsonSchema,
  read: async ({ viewer, params, context }) =>
    getPayout(viewer, await getEffectiveBrand(viewer, context), params.payoutId ?? ''),
});
