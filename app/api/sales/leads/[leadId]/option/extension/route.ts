import { answerExtension, requestExtension } from '@/lib/sales/lead/commands/extension';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { extensionAnswerSchema, leadActionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'requestExtension',
  access: 'hotels',
  input: leadActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => requestExtension(tx, context.viewer, params.leadId ?? '', input, context),
});

export const PATCH = writeRoute({
  name: 'answerExtension',
  access: 'desk',
  input: extensionAnswerSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => answerExtension(tx, context.viewer, params.leadId ?? '', input, context),
});
