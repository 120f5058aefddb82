import { acceptInvitation } from '@/lib/invitation/commands';
import { acceptanceSchema, acceptedJsonSchema } from '@/lib/invitation/schema';
import { writeRoute } from '@/lib/route/define';

export const POST = writeRoute({
  name: 'acceptInvitation',
  access: 'signedIn',
  input: acceptanceSchema,
  output: acceptedJsonSchema,
  write: (tx, input, context) => acceptInvitation(tx, context.viewer, input, context),
});
