import { commentAsClient } from '@/lib/sales/offer/commands/client';
import { getOfferPulse } from '@/lib/sales/offer/queries/client-offer';
import { offerCommentSchema, offerDoneSchema, offerPulseSchema } from '@/lib/sales/offer/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'commentAsClient',
  input: offerCommentSchema,
  output: offerDoneSchema,
  status: 201,
  write: (tx, input, context, { token = '' }) => commentAsClient(tx, token, input, context),
});

/** Whether somebody has written since, for a page that stands open. */
export const GET = readRoute({
  output: offerPulseSchema,
  read: ({ params, context }) => getOfferPulse(params.token ?? '', context.brandId),
});
