import { z } from 'zod';
import { openHostedPayouts } from '@/lib/money/payout/commands';
import { payoutLinkJsonSchema } from '@/lib/money/payout/schema';
import { readRoute } from '@/lib/web/route/define';

/** The processor's own page, for browsers in which its widget cannot load; 404 in the sandbox, which has none. */
export const GET = readRoute({
  access: 'partners',
  query: z.strictObject({}),
  output: payoutLinkJsonSchema,
  read: async ({ params, viewer, context }) => {
    const url = await openHostedPayouts(viewer, params.agencyId ?? '', context.origin);
    return url === null ? null : { url };
  },
});
