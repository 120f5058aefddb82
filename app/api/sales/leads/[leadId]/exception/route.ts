import { requestException } from '@/lib/sales/lead/commands/exception';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { exceptionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'requestException',
  access: 'hotels',
  input: exceptionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => requestException(tx, context.viewer, params.leadId ?? '', input, context),
});
