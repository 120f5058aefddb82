import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { counterOfferAnswerSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'answerCounterOffer',
  access: 'hotels',
  input: counterOfferAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => answerCounterOffer(tx, context.viewer, params.leadId ?? '', input, context),
});
