import { resendInvitation } from '@/lib/invitation/commands';
import { invitationJsonSchema } from '@/lib/invitation/schema';
import { nothingSchema } from '@/lib/membership/schema';
import { writeRoute } from '@/lib/route/define';

export const POST = writeRoute({
  name: 'resendInvitation',
  access: 'supervisorAgentDashboard',
  input: nothingSchema,
  output: invitationJsonSchema,
  write: (tx, _input, context, params) => resendInvitation(tx, context.viewer, params.invitationId ?? '', context),
});
