import { revokeInvitation } from '@/lib/invitation/commands';
import { invitationJsonSchema } from '@/lib/invitation/schema';
import { nothingSchema } from '@/lib/membership/schema';
import { writeRoute } from '@/lib/route/define';

export const DELETE = writeRoute({
  name: 'revokeInvitation',
  access: 'supervisorAgentDashboard',
  input: nothingSchema,
  output: invitationJsonSchema,
  write: (tx, _input, context, params) => revokeInvitation(tx, context.viewer, params.invitationId ?? '', context),
});
