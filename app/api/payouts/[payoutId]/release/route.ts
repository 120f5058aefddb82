import { releasePayout } from '@/lib/money/payout-run/commands/hold';
import { nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';
import { acknowledgedSchema } from '@/lib/web/route/schema';

/** The next run may take it again. */
export const POST = writeRoute({
  name: 'releasePayout',
  access: 'admin',
  input: nothingSchema,
  output: acknowledgedSchema,
  isRepeatable: true,
  write: async (tx, _input, { viewer, ...context }, params) => {
    await releasePayout(tx, viewer, params.payoutId ?? '', context);
    return { accepted: true as const };
  },
});
