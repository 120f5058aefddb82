import { listStays, stayQuerySchema } from '@/lib/property/queries/stays';
import { stayPageJsonSchema } from '@/lib/property/representation';
import { readRoute } from '@/lib/route/define';

export const GET = readRoute({
  query: stayQuerySchema,
  output: stayPageJsonSchema,
  read: ({ query, params, context }) =>
    listStays(query, { propertyId: params.propertyId, includeDemos: context.includeDemos }),
});
