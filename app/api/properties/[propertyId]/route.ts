import { clock } from '@/lib/clock';
import { getProperty } from '@/lib/property/queries/detail';
import { propertyJsonSchema, propertyQuerySchema, toPropertyJson } from '@/lib/property/representation';
import { readRoute } from '@/lib/route/define';
import { canonicalUrl } from '@/lib/routing/paths';

export const GET = readRoute({
  query: propertyQuerySchema,
  output: propertyJsonSchema.partial(),
  read: async ({ query, params, context }) => {
    const { locale } = context;
    const includeDemos = context.includeDemos && query.includeDemos;
    const property = await getProperty(params.propertyId ?? '', locale, await clock.today(), includeDemos);
    if (!property || (query.conditions === 'listed' && !property.salesTerms)) return null;
    return toPropertyJson(property, canonicalUrl(property.href, locale), query);
  },
});
