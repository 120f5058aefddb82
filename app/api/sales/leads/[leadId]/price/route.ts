import { requestHonour } from '@/lib/sales/lead/commands/honour';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadActionSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'requestHonour',
  access: 'hotels',
  input: leadActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => requestHonour(tx, context.viewer, params.leadId ?? '', input, context),
});
