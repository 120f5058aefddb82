import { mergePeople } from '@/lib/people/merge/commands';
import { mergedJsonSchema, mergeSchema } from '@/lib/people/merge/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'mergePeople',
  access: 'admin',
  input: mergeSchema,
  output: mergedJsonSchema,
  write: (tx, { into }, context, { userId = '' }) => mergePeople(tx, context.viewer, { userId, into }, context),
});
