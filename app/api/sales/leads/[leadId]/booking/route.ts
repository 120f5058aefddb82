import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { bookingSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'requestBooking',
  access: 'hotels',
  input: bookingSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => requestBooking(tx, context.viewer, params.leadId ?? '', input, context),
});
