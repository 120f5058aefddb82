import { editStays } from '@/lib/rates/stay/commands';
import { stayEditJsonSchema, stayEditSchema } from '@/lib/rates/stay/schema';
import { openTarget } from '@/lib/sales/lead/commands/open';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'editStays',
  access: 'desk',
  input: stayEditSchema,
  output: stayEditJsonSchema,
  write: (tx, input, context, { propertyId = '' }) =>
    editStays(tx, context.viewer, propertyId, input, context, openTarget),
});
