import { askToCancel } from '@/lib/sales/booking/commands/ask-to-cancel';
import { cancellationAskedSchema, cancellationAskSchema } from '@/lib/sales/booking/schema';
import { writeRoute } from '@/lib/web/route/define';

/** A guest asks to cancel what stands behind the link of their mails. */
export const POST = writeRoute({
  name: 'askToCancel',
  input: cancellationAskSchema,
  output: cancellationAskedSchema,
  write: (tx, input, context, { token = '' }) => askToCancel(tx, token, input, context),
});
