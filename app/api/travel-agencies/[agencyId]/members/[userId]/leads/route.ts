import { handOverLeads } from '@/lib/sales/lead/commands/hand-over';
import { handedOverJsonSchema, handOverSchema } from '@/lib/sales/lead/schema-hand-over';
import { writeRoute } from '@/lib/web/route/define';

/** What a colleague still has to do, given to another one. */
export const POST = writeRoute({
  name: 'handOverLeads',
  access: 'supervisorAgentDashboard',
  input: handOverSchema,
  output: handedOverJsonSchema,
  write: (tx, { toId }, context, { agencyId = '', userId: fromId = '' }) =>
    handOverLeads(tx, context.viewer, { agencyId, fromId, toId }, context),
});
