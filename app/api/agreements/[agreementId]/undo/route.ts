import { undoAgreement } from '@/lib/rates/agreement/commands';
import { agreementStandsSchema, agreementUndoSchema } from '@/lib/rates/agreement/schema';
import { writeRoute } from '@/lib/web/route/define';

/** Takes the last change back, as long as nobody was quoted a price by it. */
export const POST = writeRoute({
  name: 'undoAgreement',
  access: 'admin',
  input: agreementUndoSchema,
  output: agreementStandsSchema,
  write: (tx, input, context, { agreementId = '' }) => undoAgreement(tx, context.viewer, agreementId, input, context),
});
