import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listHotels } from '@/lib/catalogue/hotel/queries/list';
import { hotelsJsonSchema, toHotelCardJson } from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: hotelsJsonSchema,
  read: async ({ context, viewer }) => {
    const hotels = await listHotels(context.locale, showsDemoHotels(viewer, context.includeDemos));
    return hotels.map(toHotelCardJson);
  },
});
