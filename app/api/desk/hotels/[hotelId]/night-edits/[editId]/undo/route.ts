import { undoNights } from '@/lib/rates/night/commands';
import { nightEditJsonSchema, nightUndoSchema } from '@/lib/rates/night/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'undoNights',
  access: 'desk',
  input: nightUndoSchema,
  output: nightEditJsonSchema,
  write: (tx, input, context, { hotelId = '', editId = '' }) =>
    undoNights(tx, context.viewer, hotelId, editId, input, context),
});
