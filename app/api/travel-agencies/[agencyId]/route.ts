import { changeAgency } from '@/lib/people/agency/commands/change';
import { getAgency } from '@/lib/people/agency/queries';
import { agencyJsonSchema, agencyPatchSchema } from '@/lib/people/agency/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'partners',
  output: agencyJsonSchema,
  read: ({ params, viewer }) => getAgency(viewer, params.agencyId ?? ''),
});

/** By supervisors of the agency and admins. */
export const PATCH = writeRoute({
  name: 'changeAgency',
  access: 'supervisorAgentDashboard',
  input: agencyPatchSchema,
  output: agencyJsonSchema,
  write: (tx, input, context, params) => changeAgency(tx, context.viewer, params.agencyId ?? '', input, context),
});
