import { createOffer } from '@/lib/sales/offer/commands/create';
import { listDraftOffers } from '@/lib/sales/offer/queries/offers';
import { draftOffersJsonSchema, offerJsonSchema, offerSourceSchema } from '@/lib/sales/offer/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: draftOffersJsonSchema,
  read: ({ viewer }) => listDraftOffers(viewer),
});

export const POST = writeRoute({
  name: 'createOffer',
  access: 'hotels',
  input: offerSourceSchema,
  output: offerJsonSchema,
  status: 201,
  needsKey: () => true,
  write: (tx, input, context) => createOffer(tx, context.viewer, input, context),
});
