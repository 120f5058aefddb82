import { answerLead } from '@/lib/sales/lead/commands/answer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { hotelAnswerSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'answerLead',
  access: 'desk',
  input: hotelAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => answerLead(tx, context.viewer, params.leadId ?? '', input, context),
});
