import { priceSelection } from '@/lib/sales/lead/queries/price';
import { createOffer } from '@/lib/sales/offer/commands/create';
import { offerJsonSchema, offerSourceSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'createOffer',
  access: 'hotels',
  input: offerSourceSchema,
  output: offerJsonSchema,
  status: 201,
  needsKey: () => true,
  write: (tx, input, context) => createOffer(tx, context.viewer, input, context, priceSelection),
});
