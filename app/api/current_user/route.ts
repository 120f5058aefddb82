import { z } from 'zod';
import { getAgency } from '@/lib/agency/queries';
import { agencyJsonSchema } from '@/lib/agency/schema';
import { readRoute } from '@/lib/route/define';
import { viewerJson } from '@/lib/user/representation';
import { currentUserQuerySchema, userJsonSchema } from '@/lib/user/schema';

/** 401 means that there is no user (decisions §7, 1). */
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
