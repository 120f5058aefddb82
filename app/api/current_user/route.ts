import { z } from 'zod';
import { getAgency } from '@/lib/people/agency/queries';
import { agencyJsonSchema } from '@/lib/people/agency/schema';
import { viewerJson } from '@/lib/people/user/representation';
import { currentUserQuerySchema, userJsonSchema } from '@/lib/people/user/schema';
import { readRoute } from '@/lib/web/route/define';

/** 401 means that there is no user (rule 2.5). */
export const GET = readRoute({
  access: 'signedIn',
  query: currentUserQuerySchema,
  output: userJsonSchema.extend({ travelAgency: z.union([agencyJsonSchema, z.null()]).optional() }),
  read: async ({ query, viewer }) => {
    const user = viewerJson(viewer);
    if (query['populate-travel-agency'] === undefined) return user;
    return { ...user, travelAgency: viewer.agency && (await getAgency(viewer, viewer.agency.id)) };
  },
});
