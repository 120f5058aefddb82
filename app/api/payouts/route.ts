import { getEffectiveBrand } from '@/lib/brand/queries';
import { getPayouts } from '@/lib/money/payout-run/queries/payouts';
import { payoutsJsonSchema } from '@/lib/money/payout-run/schema';
import { readRoute } from '@/lib/web/route/define';

/** What the caller's agency is paid, and was; 404 for whoever may not know. */
export const GET = readRoute({
  access: 'hotels',
  output: payoutsJsonSchema,
  read: async ({ viewer, context }) => {
    const payouts = await getPayouts(viewer, await getEffectiveBrand(viewer, context));
    return payouts && { payouts };
  },
});
