import { changePropertyLead } from '@/lib/sales/lead/commands/amend-property';
import { turnOfLead } from '@/lib/sales/lead/queries/turn';
import { leadStateJsonSchema } from '@/lib/sales/lead/schema';
import { propertyLeadChangeSchema } from '@/lib/sales/lead/schema-property';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changePropertyLead',
  access: 'hotels',
  input: propertyLeadChangeSchema,
  output: leadStateJsonSchema,
  turn: turnOfLead,
  write: (tx, input, context, params) => changePropertyLead(tx, context.viewer, params.leadId ?? '', input, context),
});
