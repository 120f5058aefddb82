import { writeRoute } from '@/lib/route/define';
import { updateUser } from '@/lib/user/commands';
import { userJsonSchema, userPatchSchema } from '@/lib/user/schema';

export const PATCH = writeRoute({
  name: 'updateUser',
  access: 'signedIn',
  input: userPatchSchema,
  output: userJsonSchema,
  write: (tx, input, context, params) => updateUser(tx, context.viewer, params.userId ?? '', input, context),
});
