import { readShown, shownFields } from '@/lib/sales/search/hotel/paging';
import { requireHotelSearch } from '@/lib/sales/search/hotel/queries/asked';
import { searchHotels } from '@/lib/sales/search/hotel/queries/hotels';
import { availableHotelsJsonSchema, toAvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { availableHotelsQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** The page's search: all of it, or so much of both lists as the page shows. */
export const GET = readRoute({
  access: 'hotels',
  query: availableHotelsQuerySchema,
  output: availableHotelsJsonSchema,
  read: async ({ query, viewer, context }) => {
    const isPaged = Object.values(shownFields).some((field) => query[field] !== undefined);
    const asked = await requireHotelSearch(viewer, query, context);
    return toAvailableHotelsJson(await searchHotels(...asked, isPaged ? readShown(query) : undefined), isPaged);
  },
});
