import { answerSuppliersQuestion } from '@/lib/sales/lead/commands/answer-question';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { questionAnswerSchema } from '@/lib/sales/lead/schema-question';
import { writeRoute } from '@/lib/web/route/define';

/** What the agency answers to a question of the house. */
export const POST = writeRoute({
  name: 'answerQuestion',
  access: 'hotels',
  input: questionAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) =>
    answerSuppliersQuestion(tx, context.viewer, params.leadId ?? '', input, context),
});
