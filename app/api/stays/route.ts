import { listStays, stayQuerySchema } from '@/lib/property/queries/stays';
import { stayPageJsonSchema } from '@/lib/property/representation';
import { readRoute } from '@/lib/route/define';

export const GET = readRoute({
  query: stayQuerySchema,
  output: stayPageJsonSchema,
  read: ({ query, context }) =>
    listStays(query, { includeDemos: context.includeDemos && query.includeDemos === 'true' }),
});
