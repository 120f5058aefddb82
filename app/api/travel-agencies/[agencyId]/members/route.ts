import { listMembers } from '@/lib/people/membership/queries';
import { membersJsonSchema } from '@/lib/people/membership/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'partners',
  output: membersJsonSchema,
  read: ({ params, viewer }) => listMembers(viewer, params.agencyId ?? ''),
});
