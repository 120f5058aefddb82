import { moveDates } from '@/lib/sales/lead/commands/amend';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { datesSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'moveLeadDates',
  access: 'hotels',
  input: datesSchema,
  output: leadStateJsonSchema,
  write: (tx, input, context, params) =>
    moveDates(tx, context.viewer, params.leadId ?? '', input, context, priceSelection),
});
