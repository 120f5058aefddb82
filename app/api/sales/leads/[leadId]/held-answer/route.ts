import { holdAnswer, undoHeldAnswer } from '@/lib/sales/lead/commands/held-answer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { heldAnswerJsonSchema, hotelAnswerSchema, noInputSchema, sentAnswerJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'holdAnswer',
  access: 'desk',
  input: hotelAnswerSchema,
  output: heldAnswerJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => holdAnswer(tx, context.viewer, params.leadId ?? '', input, context),
});

export const DELETE = writeRoute({
  name: 'undoHeldAnswer',
  access: 'desk',
  input: noInputSchema,
  output: sentAnswerJsonSchema,
  turn: turnOfLead,
  write: (tx, _input, context, params) => undoHeldAnswer(tx, context.viewer, params.leadId ?? '', context),
});
