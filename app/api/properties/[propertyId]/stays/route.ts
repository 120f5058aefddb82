import { stayPageJsonSchema } from '@/lib/catalogue/property/representation';
import { listStays, stayQuerySchema } from '@/lib/rates/property/queries/stays';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  query: stayQuerySchema,
  output: stayPageJsonSchema,
  read: ({ query, params, context }) =>
    listStays(query, { propertyId: params.propertyId, includeDemos: context.includeDemos }),
});
