import { cancelBooking } from '@/lib/sales/lead/commands/booking';
import { getCancellationFee } from '@/lib/sales/lead/queries/fee';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { cancellationSchema, feeJsonSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** The fee of today, shown before anything is cancelled. */
export const GET = readRoute({
  access: 'hotels',
  output: feeJsonSchema,
  read: ({ viewer, params }) => getCancellationFee(viewer, params.leadId ?? ''),
});

export const POST = writeRoute({
  name: 'cancelBooking',
  access: 'hotels',
  input: cancellationSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => cancelBooking(tx, context.viewer, params.leadId ?? '', input, context),
});
