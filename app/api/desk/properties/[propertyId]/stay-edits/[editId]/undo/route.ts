import { undoStays } from '@/lib/rates/stay/commands';
import { stayEditJsonSchema, stayUndoSchema } from '@/lib/rates/stay/schema';
import { openTarget } from '@/lib/sales/lead/commands/open';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'undoStays',
  access: 'desk',
  input: stayUndoSchema,
  output: stayEditJsonSchema,
  write: (tx, input, context, { propertyId = '', editId = '' }) =>
    undoStays(tx, context.viewer, propertyId, editId, input, context, openTarget),
});
