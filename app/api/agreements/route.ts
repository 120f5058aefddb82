import { makeAgreement } from '@/lib/rates/agreement/commands';
import { listAgreements } from '@/lib/rates/agreement/queries';
import {
  agreementJsonSchema,
  agreementsJsonSchema,
  agreementsQuerySchema,
  newAgreementSchema,
} from '@/lib/rates/agreement/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** What hotels and operators pay each agency. */
export const GET = readRoute({
  access: 'admin',
  query: agreementsQuerySchema,
  output: agreementsJsonSchema,
  read: ({ viewer, query }) => listAgreements(viewer, query),
});

export const POST = writeRoute({
  name: 'makeAgreement',
  access: 'admin',
  input: newAgreementSchema,
  output: agreementJsonSchema,
  status: 201,
  write: (tx, input, context) => makeAgreement(tx, context.viewer, input, context),
});
