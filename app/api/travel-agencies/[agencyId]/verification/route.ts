import { decideVerification } from '@/lib/people/agency/commands/verification';
import { agencyJsonSchema, verificationDecisionSchema } from '@/lib/people/agency/schema';
import { writeRoute } from '@/lib/web/route/define';

export const PATCH = writeRoute({
  name: 'decideVerification',
  access: 'admin',
  input: verificationDecisionSchema,
  output: agencyJsonSchema,
  write: (tx, input, context, params) => decideVerification(tx, context.viewer, params.agencyId ?? '', input, context),
});
