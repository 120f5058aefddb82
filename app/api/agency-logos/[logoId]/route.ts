import { getLogo } from '@/lib/people/agency/queries';
import { fileRoute } from '@/lib/web/route/file';

export const GET = fileRoute({
  access: 'signedIn',
  read: (viewer, params) => getLogo(viewer, params.logoId ?? ''),
});
