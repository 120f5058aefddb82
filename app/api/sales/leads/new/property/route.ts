import { savePropertyInterest } from '@/lib/sales/lead/commands/save-property';
import { turnOf } from '@/lib/sales/lead/queries/turn';
import { interestJsonSchema } from '@/lib/sales/lead/schema';
import { propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'savePropertyInterest',
  access: 'hotels',
  input: propertyLeadSchema,
  output: interestJsonSchema,
  status: 201,
  needsKey: () => true,
  turn: (_params, { _property: propertyId }) => turnOf({ hotelId: null, propertyId }),
  write: (tx, input, context) => savePropertyInterest(tx, context.viewer, input, context),
});
