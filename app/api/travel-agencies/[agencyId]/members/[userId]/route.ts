import { changeMemberRole, removeMember } from '@/lib/people/membership/commands';
import { memberJsonSchema, memberPatchSchema, nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'changeMemberRole',
  access: 'supervisorAgentDashboard',
  input: memberPatchSchema,
  output: memberJsonSchema,
  write: (tx, input, context, { agencyId = '', userId = '' }) =>
    changeMemberRole(tx, context.viewer, { agencyId, userId }, input, context),
});

export const DELETE = writeRoute({
  name: 'removeMember',
  access: 'supervisorAgentDashboard',
  input: nothingSchema,
  output: nothingSchema,
  write: async (tx, _input, context, { agencyId = '', userId = '' }) => {
    await removeMember(tx, context.viewer, { agencyId, userId }, context);
    return {};
  },
});
