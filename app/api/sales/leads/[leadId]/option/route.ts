import { requestOption } from '@/lib/sales/lead/commands/option';
import { leadActionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'requestOption',
  access: 'hotels',
  input: leadActionSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) => requestOption(tx, context.viewer, params.leadId ?? '', input, context),
});
