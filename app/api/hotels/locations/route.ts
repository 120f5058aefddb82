import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listHotelLocations } from '@/lib/catalogue/hotel/queries/list';
import { hotelLocationsJsonSchema } from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: hotelLocationsJsonSchema,
  read: ({ context, viewer }) => listHotelLocations(context.locale, showsDemoHotels(viewer, context.includeDemos)),
});
