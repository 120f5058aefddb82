import { answerByLink } from '@/lib/sales/lead/commands/answer-by-link';
import { turnOfAnswerLink } from '@/lib/sales/lead/queries/turn';
import { hotelAnswerSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

/** For whoever holds the link of a mail; nobody need be signed in. */
export const POST = writeRoute({
  name: 'answerByLink',
  input: hotelAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfAnswerLink,
  write: (tx, input, context, params) => answerByLink(tx, params.token ?? '', input, context),
});
