import { listMembers } from '@/lib/membership/queries';
import { membersJsonSchema } from '@/lib/membership/schema';
import { readRoute } from '@/lib/route/define';

export const GET = readRoute({
  access: 'partners',
  output: membersJsonSchema,
  read: ({ params, viewer }) => listMembers(viewer, params.agencyId ?? ''),
});
