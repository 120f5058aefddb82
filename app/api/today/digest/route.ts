import { chooseDigest } from '@/lib/today/digest/commands/choose';
import { digestJsonSchema, digestSchema } from '@/lib/today/digest/schema';
import { writeRoute } from '@/lib/web/route/define';

/** How often the caller is told of their list by mail. */
export const PATCH = writeRoute({
  name: 'chooseDigest',
  access: 'conversations',
  input: digestSchema,
  output: digestJsonSchema,
  write: (tx, input, context) => chooseDigest(tx, context.viewer, input, context),
});
