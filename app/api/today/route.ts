import { getEffectiveBrand } from '@/lib/brand/queries';
import { listToday } from '@/lib/today/deadline/queries/list';
import { todayJsonSchema, todayQuerySchema } from '@/lib/today/deadline/schema';
import { readRoute } from '@/lib/web/route/define';

/** What is due for whoever asks, by the clock. */
export const GET = readRoute({
  access: 'conversations',
  query: todayQuerySchema,
  output: todayJsonSchema,
  read: async ({ viewer, query, context }) => listToday(viewer, await getEffectiveBrand(viewer, context), query),
});
