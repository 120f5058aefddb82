import { declineOption } from '@/lib/sales/lead/commands/option';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema, reasonedActionSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'declineOption',
  access: 'desk',
  input: reasonedActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => declineOption(tx, context.viewer, params.leadId ?? '', input, context),
});
