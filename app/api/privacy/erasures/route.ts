import { askErasure } from '@/lib/people/privacy/commands';
import { erasureJsonSchema, erasureSchema } from '@/lib/people/privacy/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'askErasure',
  access: 'privacy',
  input: erasureSchema,
  output: erasureJsonSchema,
  status: 201,
  isSecret: true,
  write: (tx, input, context) => askErasure(tx, context.viewer, input, context),
});
