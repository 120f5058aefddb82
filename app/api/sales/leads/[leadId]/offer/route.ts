import { answerOffer } from '@/lib/sales/lead/commands/offer';
import { leadStateJsonSchema, offerAnswerSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'answerOffer',
  access: 'hotels',
  input: offerAnswerSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) => answerOffer(tx, context.viewer, params.leadId ?? '', input, context),
});
