import { changeAgreementPercent } from '@/lib/rates/agreement/commands';
import { agreementJsonSchema, agreementPercentSchema } from '@/lib/rates/agreement/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Another per cent from a day on; what was quoted before keeps the one it has. */
export const PATCH = writeRoute({
  name: 'changeAgreementPercent',
  access: 'admin',
  input: agreementPercentSchema,
  output: agreementJsonSchema,
  write: (tx, input, context, { agreementId = '' }) =>
    changeAgreementPercent(tx, context.viewer, agreementId, input, context),
});
