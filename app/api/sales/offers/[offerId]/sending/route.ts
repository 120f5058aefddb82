import { sendOffer } from '@/lib/sales/offer/commands/sending';
import { offerJsonSchema, offerSendingSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'sendOffer',
  access: 'hotels',
  input: offerSendingSchema,
  output: offerJsonSchema,
  write: (tx, input, context, { offerId = '' }) => sendOffer(tx, context.viewer, offerId, input, context),
});
