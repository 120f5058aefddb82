import { brandJsonSchema, brandPatchSchema } from '@/lib/brand/schema';
import { changeBrand } from '@/lib/people/brand/commands';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeBrand',
  access: 'admin',
  input: brandPatchSchema,
  output: brandJsonSchema,
  write: (tx, input, context, { brandId = '' }) => changeBrand(tx, context.viewer, brandId, input, context),
});
