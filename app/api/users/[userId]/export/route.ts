import { readRoute } from '@/lib/route/define';
import { getUserExport } from '@/lib/user/queries';
import { userExportSchema } from '@/lib/user/schema';

/** Everything we hold about the person, as a file; one's own only. */
export const GET = readRoute({
  access: 'signedIn',
  output: userExportSchema,
  download: 'alpenglow-data.json',
  read: ({ params, viewer }) => getUserExport(viewer, params.userId ?? ''),
});
