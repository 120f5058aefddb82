import { changeDates } from '@/lib/sales/lead/commands/change-dates';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { datesSchema, leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'moveLeadDates',
  access: 'hotels',
  input: datesSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => changeDates(tx, context.viewer, params.leadId ?? '', input, context),
});
