import { handAgencyOver } from '@/lib/people/membership/commands';
import { nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The owner hands the agency over to a colleague. */
export const POST = writeRoute({
  name: 'handAgencyOver',
  access: 'supervisorAgentDashboard',
  input: nothingSchema,
  output: nothingSchema,
  write: async (tx, _input, context, { agencyId = '', userId = '' }) => {
    await handAgencyOver(tx, context.viewer, { agencyId, userId }, context);
    return {};
  },
});
