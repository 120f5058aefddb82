import { decideDispute } from '@/lib/sales/lead/commands/dispute';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { disputeDecisionSchema } from '@/lib/sales/lead/schema-stay';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'decideDispute',
  access: 'admin',
  input: disputeDecisionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => decideDispute(tx, context.viewer, params.leadId ?? '', input, context),
});
