import { confirmOption } from '@/lib/sales/lead/commands/option';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadActionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'confirmOption',
  access: 'desk',
  input: leadActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => confirmOption(tx, context.viewer, params.leadId ?? '', input, context),
});
