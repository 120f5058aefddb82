import { answerLead } from '@/lib/sales/lead/commands/answer';
import { hotelAnswerSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'answerLead',
  access: 'desk',
  input: hotelAnswerSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) => answerLead(tx, context.viewer, params.leadId ?? '', input, context),
});
