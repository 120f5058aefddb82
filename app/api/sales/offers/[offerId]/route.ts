import { changeOffer } from '@/lib/sales/offer/commands/change';
import { offerJsonSchema, offerPatchSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeOffer',
  access: 'hotels',
  input: offerPatchSchema,
  output: offerJsonSchema,
  write: (tx, input, context, { offerId = '' }) => changeOffer(tx, context.viewer, offerId, input, context),
});
