import { changeManagers } from '@/lib/catalogue/desk/commands/hotel';
import { contentJsonSchema, managersSchema } from '@/lib/catalogue/desk/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeManagers',
  access: 'desk',
  input: managersSchema,
  output: contentJsonSchema,
  write: (tx, input, context, params) => changeManagers(tx, context.viewer, params.hotelId ?? '', input, context),
});
