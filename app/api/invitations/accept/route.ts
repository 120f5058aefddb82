import { acceptInvitation } from '@/lib/people/invitation/commands';
import { acceptanceSchema, acceptedJsonSchema } from '@/lib/people/invitation/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'acceptInvitation',
  access: 'signedIn',
  input: acceptanceSchema,
  output: acceptedJsonSchema,
  write: (tx, input, context) => acceptInvitation(tx, context.viewer, input, context),
});
