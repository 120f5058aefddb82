import { acceptedJsonSchema } from '@/lib/people/invitation/schema';
import { joinByDomain } from '@/lib/people/membership/commands';
import { nothingSchema } from '@/lib/people/membership/schema';
import { writeRoute } from '@/lib/web/route/define';

/** By the domain of a verified e-mail. */
export const POST = writeRoute({
  name: 'joinAgency',
  access: 'signedIn',
  input: nothingSchema,
  output: acceptedJsonSchema,
  write: async (tx, _input, context, { agencyId = '' }) => {
    await joinByDomain(tx, context.viewer, agencyId, context);
    return { travelAgencyId: agencyId };
  },
});
