import { withdrawChange } from '@/lib/sales/lead/commands/change-request';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadActionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'withdrawLeadDates',
  access: 'hotels',
  input: leadActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => withdrawChange(tx, context.viewer, params.leadId ?? '', input, context),
});
