import { replyToClient } from '@/lib/sales/offer/commands/reply';
import { offerCommentSchema, offerDoneSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'replyToClient',
  access: 'hotels',
  input: offerCommentSchema,
  output: offerDoneSchema,
  status: 201,
  write: (tx, input, context, { offerId = '' }) => replyToClient(tx, context.viewer, offerId, input, context),
});
