import { beginVersion } from '@/lib/sales/offer/commands/change';
import { offerJsonSchema, offerVersionSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'beginOfferVersion',
  access: 'hotels',
  input: offerVersionSchema,
  output: offerJsonSchema,
  status: 201,
  write: (tx, input, context, { offerId = '' }) => beginVersion(tx, context.viewer, offerId, input, context),
});
