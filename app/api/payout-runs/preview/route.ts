import { getRunPreview } from '@/lib/money/payout-run/queries/payouts';
import { runPreviewJsonSchema } from '@/lib/money/payout-run/schema';
import { readRoute } from '@/lib/web/route/define';

/** What the next run would do with what is payable now. */
export const GET = readRoute({
  access: 'admin',
  output: runPreviewJsonSchema,
  read: ({ viewer }) => getRunPreview(viewer),
});
