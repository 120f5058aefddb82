import { holdPayout } from '@/lib/money/payout-run/commands/hold';
import { holdSchema } from '@/lib/money/payout-run/schema';
import { writeRoute } from '@/lib/web/route/define';
import { acknowledgedSchema } from '@/lib/web/route/schema';

/** An admin keeps a payout back, and says why. */
export const POST = writeRoute({
  name: 'holdPayout',
  access: 'admin',
  input: holdSchema,
  output: acknowledgedSchema,
  isRepeatable: true,
  write: async (tx, input, { viewer, ...context }, params) => {
    await holdPayout(tx, viewer, params.payoutId ?? '', input, context);
    return { accepted: true as const };
  },
});
