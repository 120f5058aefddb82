import { getEffectiveBrand } from '@/lib/brand/queries';
import { disputeStay } from '@/lib/sales/lead/commands/dispute';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { disputeSchema } from '@/lib/sales/lead/schema-stay';
import { writeRoute } from '@/lib/web/route/define';

/** The agency does not agree with what the house says of a stay. */
export const POST = writeRoute({
  name: 'disputeStay',
  access: 'hotels',
  input: disputeSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: async (tx, input, context, params) => {
    const brand = await getEffectiveBrand(context.viewer, context);
    return disputeStay(tx, context.viewer, params.leadId ?? '', input, brand, context);
  },
});
