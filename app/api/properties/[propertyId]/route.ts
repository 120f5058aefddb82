import { propertyJsonSchema, propertyQuerySchema, toPropertyJson } from '@/lib/catalogue/property/representation';
import { canonicalUrl } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { readRoute } from '@/lib/web/route/define';

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
