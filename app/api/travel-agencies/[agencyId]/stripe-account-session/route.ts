import { openPayoutSession } from '@/lib/money/payout/commands';
import { payoutSessionJsonSchema, payoutSessionQuerySchema } from '@/lib/money/payout/schema';
import { readRoute } from '@/lib/web/route/define';

/** A secret for the processor's widget in the browser; a new one at each call (rule 5.6). */
export const GET = readRoute({
  access: 'partners',
  query: payoutSessionQuerySchema,
  output: payoutSessionJsonSchema,
  read: async ({ query, params, viewer, context }) => {
    const { requestId } = context;
    const secret = await openPayoutSession(viewer, params.agencyId ?? '', { country: query.country, requestId });
    return secret === null ? null : { client_secret: secret };
  },
});
