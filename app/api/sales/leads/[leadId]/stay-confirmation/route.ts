import { answerStayOver } from '@/lib/sales/lead/commands/stay-answer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { stayAnswerSchema } from '@/lib/sales/lead/schema-stay';
import { writeRoute } from '@/lib/web/route/define';

/** What the hotel or operator says of a stay that is over. */
export const POST = writeRoute({
  name: 'answerStayOver',
  access: 'desk',
  input: stayAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => answerStayOver(tx, context.viewer, params.leadId ?? '', input, context),
});
