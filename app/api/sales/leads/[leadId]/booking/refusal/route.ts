import { declineBooking } from '@/lib/sales/lead/commands/booking';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema, reasonedActionSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'declineBooking',
  access: 'desk',
  input: reasonedActionSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => declineBooking(tx, context.viewer, params.leadId ?? '', input, context),
});
