import { brandJsonSchema, brandPositionSchema } from '@/lib/brand/schema';
import { moveBrand } from '@/lib/people/brand/commands';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'moveBrand',
  access: 'admin',
  input: brandPositionSchema,
  output: brandJsonSchema,
  write: (tx, { move }, context, { brandId = '' }) => moveBrand(tx, context.viewer, brandId, move, context),
});
