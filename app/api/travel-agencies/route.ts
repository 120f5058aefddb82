import { registerAgency } from '@/lib/people/agency/commands/register';
import { listAgencies } from '@/lib/people/agency/queries';
import {
  agencyJsonSchema,
  agencyListJsonSchema,
  agencyListQuerySchema,
  registrationSchema,
} from '@/lib/people/agency/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';

/** The admin's picker; never stale. */
export const GET = readRoute({
  access: 'admin',
  query: agencyListQuerySchema,
  output: agencyListJsonSchema,
  read: ({ query, viewer }) => listAgencies(viewer, query.search),
});

/**
 * Registers an agency. The `assign-myself-to-new-agency` of the specified address says what always happens: whoever
 * registers becomes its owner.
 */
export const POST = writeRoute({
  name: 'registerAgency',
  access: 'signedIn',
  input: registrationSchema,
  output: agencyJsonSchema,
  status: 201,
  write: (tx, input, context) => registerAgency(tx, context.viewer, input, context),
});
