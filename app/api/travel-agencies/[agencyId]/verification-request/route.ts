import { askForVerification } from '@/lib/people/agency/commands/verification';
import { agencyJsonSchema, verificationRequestSchema } from '@/lib/people/agency/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The two ways out of the verification message (rule 2.9). */
export const POST = writeRoute({
  name: 'askForVerification',
  access: 'supervisorAgentDashboard',
  input: verificationRequestSchema,
  output: agencyJsonSchema,
  write: (tx, input, context, params) => askForVerification(tx, context.viewer, params.agencyId ?? '', input, context),
});
