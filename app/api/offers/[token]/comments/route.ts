import { commentAsClient } from '@/lib/sales/offer/commands/client';
import { offerCommentSchema, offerDoneSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'commentAsClient',
  input: offerCommentSchema,
  output: offerDoneSchema,
  status: 201,
  write: (tx, input, context, { token = '' }) => commentAsClient(tx, token, input, context),
});
