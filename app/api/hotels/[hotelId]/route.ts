import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotel } from '@/lib/catalogue/hotel/queries/detail';
import { listSalesManagers } from '@/lib/catalogue/hotel/queries/sales';
import { hotelJsonSchema, toHotelJson } from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: hotelJsonSchema,
  read: async ({ params, context: { locale, includeDemos }, viewer }) => {
    const hotel = await getHotel(params.hotelId ?? '', locale, showsDemoHotels(viewer, includeDemos));
    return hotel && toHotelJson(hotel, await listSalesManagers(viewer, hotel._id, locale));
  },
});
