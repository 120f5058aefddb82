import { z } from 'zod';
import { refreshPayoutState } from '@/lib/money/payout/commands';
import { payoutAccountJsonSchema } from '@/lib/money/payout/schema';
import { readRoute } from '@/lib/web/route/define';

/** The state of an agency's payout account (rule 5.6). */
export const GET = readRoute({
  access: 'partners',
  query: z.strictObject({}),
  output: payoutAccountJsonSchema,
  read: async ({ params, viewer }) => {
    const state = await refreshPayoutState(viewer, params.agencyId ?? '');
    return state && { details_submitted: state.detailsSubmitted, requirements: { currently_due: state.currentlyDue } };
  },
});
