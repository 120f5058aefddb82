import { returnDeposit } from '@/lib/money/dues/commands/transfer';
import { depositReturnSchema, dueJsonSchema } from '@/lib/money/dues/schema';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { writeRoute } from '@/lib/web/route/define';

/** A security deposit that was given back. */
export const POST = writeRoute({
  name: 'returnDeposit',
  access: 'desk',
  input: depositReturnSchema,
  output: dueJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, { leadId = '', dueId = '' }) =>
    returnDeposit(tx, context.viewer, { leadId, dueId }, input, context),
});
