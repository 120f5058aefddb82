import { confirmErasure } from '@/lib/people/privacy/commands';
import { confirmationSchema, erasedJsonSchema } from '@/lib/people/privacy/schema';
import { writeRoute } from '@/lib/web/route/define';

/** By the second person: it cannot be undone. */
export const POST = writeRoute({
  name: 'confirmErasure',
  access: 'privacy',
  input: confirmationSchema,
  output: erasedJsonSchema,
  isSecret: true,
  write: (tx, input, { viewer, ...context }, params) => {
    return confirmErasure(tx, viewer, params.erasureId ?? '', input, context);
  },
});
