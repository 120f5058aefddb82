import { changeAgreementEnd } from '@/lib/rates/agreement/commands';
import { agreementEndSchema, agreementJsonSchema } from '@/lib/rates/agreement/schema';
import { writeRoute } from '@/lib/web/route/define';

/** The last day of an agreement. */
export const PATCH = writeRoute({
  name: 'changeAgreementEnd',
  access: 'admin',
  input: agreementEndSchema,
  output: agreementJsonSchema,
  write: (tx, input, context, { agreementId = '' }) =>
    changeAgreementEnd(tx, context.viewer, agreementId, input, context),
});
