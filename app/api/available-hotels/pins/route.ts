import { requireHotelSearch } from '@/lib/sales/search/hotel/queries/asked';
import { listHotelPins } from '@/lib/sales/search/hotel/queries/hotels';
import { hotelPinsJsonSchema, toHotelPinJson } from '@/lib/sales/search/hotel/representation';
import { availableHotelsQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** Where the hotels of a search are, for its map. */
export const GET = readRoute({
  access: 'hotels',
  query: availableHotelsQuerySchema,
  output: hotelPinsJsonSchema,
  read: async ({ query, viewer, context }) =>
    (await listHotelPins(...(await requireHotelSearch(viewer, query, context)))).map(toHotelPinJson),
});
