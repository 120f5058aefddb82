import { getEffectiveBrand } from '@/lib/brand/queries';
import { agencyStayPageJsonSchema } from '@/lib/catalogue/property/agency-representation';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { stayPageJsonSchema } from '@/lib/catalogue/property/representation';
import { clock } from '@/lib/platform/clock';
import { readStayCommissions } from '@/lib/rates/property/queries/agency';
import { listPropertyStays, stayQuerySchema } from '@/lib/rates/property/queries/stays';
import { readRoute } from '@/lib/web/route/define';
import { readersRoute } from '@/lib/web/route/reader';

const anybody = readRoute({
  query: stayQuerySchema,
  output: stayPageJsonSchema,
  read: ({ query, params, context }) =>
    listPropertyStays(query, { propertyId: params.propertyId, includeDemos: context.includeDemos }),
});

const agency = readRoute({
  access: 'hotels',
  query: stayQuerySchema,
  output: agencyStayPageJsonSchema,
  read: async ({ query, params, context, viewer }) => {
    const includeDemos = showsDemoProperties(viewer, context.includeDemos);
    const [page, brand, today] = await Promise.all([
      listPropertyStays(query, { propertyId: params.propertyId, includeDemos }),
      getEffectiveBrand(viewer, context),
      clock.today(),
    ]);
    return page && { ...page, ...(await readStayCommissions(viewer, page.results, { brand, today })) };
  },
});

export const GET = readersRoute({ anybody, agency });
