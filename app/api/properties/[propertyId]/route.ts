import { getEffectiveBrand } from '@/lib/brand/queries';
import {
  agencyPropertyJsonSchema,
  agencyPropertyQuerySchema,
  toAgencyPropertyJson,
} from '@/lib/catalogue/property/agency-representation';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { propertyJsonSchema, propertyQuerySchema, toPropertyJson } from '@/lib/catalogue/property/representation';
import { canonicalUrl } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { readAgencySales } from '@/lib/rates/property/queries/agency';
import { getProperty } from '@/lib/rates/property/queries/detail';
import { readRoute } from '@/lib/web/route/define';
import { readersRoute } from '@/lib/web/route/reader';

const anybody = readRoute({
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

const agency = readRoute({
  access: 'hotels',
  query: agencyPropertyQuerySchema,
  output: agencyPropertyJsonSchema.partial(),
  read: async ({ query, params, context, viewer }) => {
    const { locale } = context;
    const includeDemos = showsDemoProperties(viewer, context.includeDemos) && query.includeDemos;
    const [brand, today] = await Promise.all([getEffectiveBrand(viewer, context), clock.today()]);
    const property = await getProperty(params.propertyId ?? '', locale, today, includeDemos);
    if (!property || (query.conditions === 'listed' && !property.salesTerms)) return null;
    const salesOf = await readAgencySales(viewer, { propertyIds: [property._id], brand, today, locale });
    const stayIds = property.stays.map(({ id }) => id);
    const sales = salesOf(property._id, stayIds);
    return sales && toAgencyPropertyJson(property, canonicalUrl(property.href, locale), query, sales);
  },
});

export const GET = readersRoute({ anybody, agency });
