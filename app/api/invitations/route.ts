import { createInvitation } from '@/lib/people/invitation/commands';
import { listInvitations } from '@/lib/people/invitation/queries';
import { invitationJsonSchema, invitationSchema, invitationsJsonSchema } from '@/lib/people/invitation/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** Invitations of the agency the viewer stands in. */
export const GET = readRoute({
  access: 'supervisorAgentDashboard',
  output: invitationsJsonSchema,
  read: async ({ viewer }) => (viewer.agency ? listInvitations(viewer, viewer.agency.id) : []),
});

export const POST = writeRoute({
  name: 'createInvitation',
  access: 'supervisorAgentDashboard',
  input: invitationSchema,
  output: invitationJsonSchema,
  status: 201,
  write: (tx, input, context) => createInvitation(tx, context.viewer, input, context),
});
