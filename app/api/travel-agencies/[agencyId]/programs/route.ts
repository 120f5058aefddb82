import { claimProgramme } from '@/lib/people/agency/commands/programmes';
import { agencyJsonSchema, programmeClaimSchema } from '@/lib/people/agency/schema';
import { writeRoute } from '@/lib/web/route/define';

export const POST = writeRoute({
  name: 'claimProgramme',
  access: 'supervisorAgentDashboard',
  input: programmeClaimSchema,
  output: agencyJsonSchema,
  write: (tx, { programId }, context, params) =>
    claimProgramme(tx, context.viewer, params.agencyId ?? '', programId, context),
});
