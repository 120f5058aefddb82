import { approveAsClient } from '@/lib/sales/offer/commands/client';
import { offerApprovalSchema, offerDoneSchema } from '@/lib/sales/offer/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'approveAsClient',
  input: offerApprovalSchema,
  output: offerDoneSchema,
  write: (tx, input, context, { token = '' }) => approveAsClient(tx, token, input, context),
});
