import { closeLead } from '@/lib/sales/lead/commands/amend';
import { leadStateJsonSchema, reasonedActionSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'closeLead',
  access: 'hotels',
  input: reasonedActionSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) => closeLead(tx, context.viewer, params.leadId ?? '', input, context),
});
