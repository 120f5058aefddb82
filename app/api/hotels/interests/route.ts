import { saveInterest } from '@/lib/sales/lead/commands/save-interest';
import { turnOf } from '@/lib/sales/lead/queries/turn';
import { interestJsonSchema, interestSchema } from '@/lib/sales/lead/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'saveInterest',
  access: 'hotels',
  input: interestSchema,
  output: interestJsonSchema,
  status: 201,
  needsKey: () => true,
  turn: (_params, { hotelId }) => turnOf({ hotelId, propertyId: null }),
  write: (tx, input, context) => saveInterest(tx, context.viewer, input, context),
});
