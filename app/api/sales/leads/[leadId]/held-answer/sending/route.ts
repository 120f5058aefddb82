import { sendHeldAnswer } from '@/lib/sales/lead/commands/held-answer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { noInputSchema, sentAnswerJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'sendHeldAnswer',
  access: 'desk',
  input: noInputSchema,
  output: sentAnswerJsonSchema,
  turn: turnOfLead,
  write: (tx, _input, context, params) => sendHeldAnswer(tx, context.viewer, params.leadId ?? '', context),
});
