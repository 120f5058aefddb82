import { answerOffer } from '@/lib/sales/lead/commands/offer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema, offerAnswerSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'answerOffer',
  access: 'hotels',
  input: offerAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => answerOffer(tx, context.viewer, params.leadId ?? '', input, context),
});
