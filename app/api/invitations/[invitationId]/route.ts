import { revokeInvitation } from '@/lib/people/invitation/commands';
import { invitationJsonSchema } from '@/lib/people/invitation/schema';
import { nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';

export const DELETE = writeRoute({
  name: 'revokeInvitation',
  access: 'supervisorAgentDashboard',
  input: nothingSchema,
  output: invitationJsonSchema,
  write: (tx, _input, context, params) => revokeInvitation(tx, context.viewer, params.invitationId ?? '', context),
});
