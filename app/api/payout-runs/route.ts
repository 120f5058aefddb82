import { runNow } from '@/lib/money/payout-run/commands/hold';
import { payoutRunJsonSchema } from '@/lib/money/payout-run/schema';
import { nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';

/** "Run now": demo mode only. */
export const POST = writeRoute({
  name: 'runPayouts',
  access: 'admin',
  input: nothingSchema,
  output: payoutRunJsonSchema,
  status: 202,
  isRepeatable: true,
  write: (tx, _input, { viewer, ...context }) => runNow(tx, viewer, context),
});
