import { brandJsonSchema, brandUndoSchema } from '@/lib/brand/schema';
import { undoBrand } from '@/lib/people/brand/commands';
import { writeRoute } from '@/lib/web/route/define';

/** The last change of a brand is taken back, of its profile or of its place. */
export const POST = writeRoute({
  name: 'undoBrand',
  access: 'admin',
  input: brandUndoSchema,
  output: brandJsonSchema,
  write: (tx, input, context, { brandId = '' }) => undoBrand(tx, context.viewer, brandId, input, context),
});
