import { listManaged } from '@/lib/catalogue/manage/queries';
import { managedListQuerySchema, managedListSchema } from '@/lib/catalogue/manage/schema';
import { isManagedKind } from '@/lib/catalogue/manage/types';
import { readRoute } from '@/lib/web/route/define';

/** Everything of a kind: what waits first. */
export const GET = readRoute({
  access: 'admin',
  query: managedListQuerySchema,
  output: managedListSchema,
  read: async ({ viewer, query, params: { kind = '' }, context: { locale } }) =>
    isManagedKind(kind) ? listManaged(viewer, kind, query, locale) : null,
});
