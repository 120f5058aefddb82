import { decideVerification } from '@/lib/agency/commands/verification';
import { agencyJsonSchema, verificationDecisionSchema } from '@/lib/agency/schema';
import { writeRoute } from '@/lib/route/define';

export const PATCH = writeRoute({
  name: 'decideVerification',
  access: 'admin',
  input: verificationDecisionSchema,
  output: agencyJsonSchema,
  write: (tx, input, context, params) => decideVerification(tx, context.viewer, params.agencyId ?? '', input, context),
});
