import { getPublicInfo } from '@/lib/agency/queries';
import { publicInfoJsonSchema, publicInfoQuerySchema } from '@/lib/agency/schema';
import { readRoute } from '@/lib/route/define';

/** Asked during the onboarding, before somebody belongs to an agency. */
export const GET = readRoute({
  access: 'signedIn',
  query: publicInfoQuerySchema,
  output: publicInfoJsonSchema,
  read: ({ query }) => getPublicInfo(query.query),
});
