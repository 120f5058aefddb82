import { closeLead } from '@/lib/sales/lead/commands/amend';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { closureSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'closeLead',
  access: 'hotels',
  input: closureSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => closeLead(tx, context.viewer, params.leadId ?? '', input, context),
});
