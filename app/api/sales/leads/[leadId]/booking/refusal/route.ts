import { declineBooking } from '@/lib/sales/lead/commands/booking';
import { leadStateJsonSchema, reasonedActionSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'declineBooking',
  access: 'desk',
  input: reasonedActionSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) => declineBooking(tx, context.viewer, params.leadId ?? '', input, context),
});
