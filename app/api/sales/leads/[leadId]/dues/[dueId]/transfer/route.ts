import { undoTransfer } from '@/lib/money/dues/commands/transfer';
import { dueJsonSchema, transferSchema } from '@/lib/money/dues/schema';
import { noteTransferOfDue } from '@/lib/money/payment-link/commands/transfer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { noInputSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

const addressOf = ({ leadId = '', dueId = '' }: Record<string, string>) => ({ leadId, dueId });

/** A transfer that came for a due, or of a refund went. */
export const POST = writeRoute({
  name: 'noteTransfer',
  access: 'desk',
  input: transferSchema,
  output: dueJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => noteTransferOfDue(tx, context.viewer, addressOf(params), input, context),
});

/** Undoes what was noted last. */
export const DELETE = writeRoute({
  name: 'undoTransfer',
  access: 'desk',
  input: noInputSchema,
  output: dueJsonSchema,
  turn: turnOfLead,
  write: (tx, _input, context, params) => undoTransfer(tx, context.viewer, addressOf(params), context),
});
