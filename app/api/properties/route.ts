import type { z } from 'zod';
import { getEffectiveBrand } from '@/lib/brand/queries';
import {
  agencyFoundPropertiesJsonSchema,
  toAgencyFoundPropertyJson,
} from '@/lib/catalogue/property/agency-representation';
import { showsDemoProperties } from '@/lib/catalogue/property/listed';
import { foundPropertiesJsonSchema } from '@/lib/catalogue/property/representation';
import { canonicalUrl } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locale';
import { readAgencySales } from '@/lib/rates/property/queries/agency';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import { searchProperties } from '@/lib/sales/search/queries/results';
import { toFoundPropertyJson } from '@/lib/sales/search/representation';
import { searchQuerySchema } from '@/lib/sales/search/schema';
import { readRoute } from '@/lib/web/route/define';
import { readersRoute } from '@/lib/web/route/reader';

const PAGE = 24;

type Query = z.output<typeof searchQuerySchema>;

/** The properties of a search, by the same names and rules as the page; impossible values are ignored as they are there. */
async function find(query: Query, locale: Locale, includeDemos: boolean) {
  const [today, now, catalogue] = await Promise.all([
    clock.today(),
    clock.now(),
    getSearchCatalogue(locale, includeDemos),
  ]);
  const asked = await readAsked(query, { today, includeDemos, catalogue });
  const { filter, destination, order, page } = asked;
  const take = page * PAGE;
  const found = await searchProperties(
    { filter, destination, order, includeDemos, today, now, take, takeOthers: 0 },
    locale,
  );
  return {
    results: found.properties
      .slice(take - PAGE)
      .map((property) => toFoundPropertyJson(property, canonicalUrl(property.href, locale))),
    next: found.total > take ? String(page + 1) : null,
  };
}

const anybody = readRoute({
  query: searchQuerySchema,
  output: foundPropertiesJsonSchema,
  read: ({ query, context: { locale, includeDemos } }) =>
    find(query, locale, includeDemos && query.includeDemos === 'true'),
});

const agency = readRoute({
  access: 'hotels',
  query: searchQuerySchema,
  output: agencyFoundPropertiesJsonSchema,
  read: async ({ query, context, viewer }) => {
    const includeDemos = showsDemoProperties(viewer, context.includeDemos) && query.includeDemos === 'true';
    const [{ results, next }, brand, today] = await Promise.all([
      find(query, context.locale, includeDemos),
      getEffectiveBrand(viewer, context),
      clock.today(),
    ]);
    const salesOf = await readAgencySales(viewer, { propertyIds: results.map(({ _id }) => _id), brand, today });
    return {
      results: results.flatMap((found) => {
        const sales = salesOf(found._id);
        return sales ? [toAgencyFoundPropertyJson(found, sales)] : [];
      }),
      next,
    };
  },
});

export const GET = readersRoute({ anybody, agency });
