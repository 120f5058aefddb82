import { getPublicInfo } from '@/lib/people/agency/queries';
import { publicInfoJsonSchema, publicInfoQuerySchema } from '@/lib/people/agency/schema';
import { readRoute } from '@/lib/web/route/define';

/** Asked during the onboarding, before somebody belongs to an agency. */
export const GET = readRoute({
  access: 'signedIn',
  query: publicInfoQuerySchema,
  output: publicInfoJsonSchema,
  read: ({ query }) => getPublicInfo(query.query),
});
