import { getUserExport } from '@/lib/people/personal-data/queries';
import { userExportSchema } from '@/lib/people/user/schema';
import { readRoute } from '@/lib/web/route/define';

/** Everything we hold about the person, as a file; one's own only. */
export const GET = readRoute({
  access: 'signedIn',
  output: userExportSchema,
  download: 'alpenglow-data.json',
  read: ({ params, viewer }) => getUserExport(viewer, params.userId ?? ''),
});
