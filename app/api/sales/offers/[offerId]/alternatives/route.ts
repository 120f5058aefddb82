import { addAlternatives } from '@/lib/sales/offer/commands/create';
import { offerJsonSchema, offerSourceSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'addOfferAlternatives',
  access: 'hotels',
  input: offerSourceSchema,
  output: offerJsonSchema,
  write: (tx, input, context, { offerId = '' }) => addAlternatives(tx, context.viewer, offerId, input, context),
});
