import { getLogo } from '@/lib/agency/queries';
import { fileRoute } from '@/lib/route/file';

export const GET = fileRoute({
  access: 'signedIn',
  read: (viewer, params) => getLogo(viewer, params.logoId ?? ''),
});
