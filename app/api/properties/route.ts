import { foundPropertiesJsonSchema } from '@/lib/catalogue/property/representation';
import { canonicalUrl } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import { getSearchCatalogue, readAsked } from '@/lib/sales/search/queries/catalogue';
import { searchProperties } from '@/lib/sales/search/queries/results';
import { toFoundPropertyJson } from '@/lib/sales/search/representation';
import { searchQuerySchema } from '@/lib/sales/search/schema';
import { readRoute } from '@/lib/web/route/define';

const PAGE = 24;

/** The properties of a search, by the same names and rules as the page; impossible values are ignored as they are there. */
export const GET = readRoute({
  query: searchQuerySchema,
  output: foundPropertiesJsonSchema,
  read: async ({ query, context: { locale, includeDemos: isDemoHost } }) => {
    const includeDemos = isDemoHost && query.includeDemos === 'true';
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
  },
});
