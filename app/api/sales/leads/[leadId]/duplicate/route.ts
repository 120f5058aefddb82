import { duplicateLead } from '@/lib/sales/lead/commands/amend';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { interestJsonSchema, leadActionSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'duplicateLead',
  access: 'hotels',
  input: leadActionSchema,
  output: interestJsonSchema,
  status: 201,
  turn: turnOfLead,
  write: (tx, input, context, params) => duplicateLead(tx, context.viewer, params.leadId ?? '', input, context),
});
