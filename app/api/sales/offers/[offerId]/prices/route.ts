import { repriceAlternative } from '@/lib/sales/offer/commands/sending';
import { readPricesAgain } from '@/lib/sales/offer/queries/prices';
import { offerJsonSchema, offerPricesJsonSchema, offerRepriceSchema } from '@/lib/sales/offer/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: offerPricesJsonSchema,
  read: ({ viewer, params, context }) => readPricesAgain(viewer, params.offerId ?? '', context),
});

export const POST = writeRoute({
  name: 'repriceOffer',
  access: 'hotels',
  input: offerRepriceSchema,
  output: offerJsonSchema,
  write: (tx, input, context, { offerId = '' }) => repriceAlternative(tx, context.viewer, offerId, input, context),
});
