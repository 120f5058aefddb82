import { updateUser } from '@/lib/people/user/commands';
import { userJsonSchema, userPatchSchema } from '@/lib/people/user/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'updateUser',
  access: 'signedIn',
  input: userPatchSchema,
  output: userJsonSchema,
  write: (tx, input, context, params) => updateUser(tx, context.viewer, params.userId ?? '', input, context),
});
