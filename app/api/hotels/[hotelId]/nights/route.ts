import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getHotelNights } from '@/lib/rates/taken/queries';
import { nightSignsQuerySchema, nightSignsSchema } from '@/lib/rates/taken/schema';
import { readRoute } from '@/lib/web/route/define';
import { readersRoute } from '@/lib/web/route/reader';

/** Open to everybody of hotels that have a page for consumers (rule 7.2). */
const anybody = readRoute({
  query: nightSignsQuerySchema,
  output: nightSignsSchema,
  read: ({ query: { room }, params: { hotelId = '' }, context: { locale, includeDemos } }) =>
    getHotelNights({ hotelId, roomId: room }, { locale, includeDemos, isForConsumers: true }),
});

const agency = readRoute({
  access: 'hotels',
  query: nightSignsQuerySchema,
  output: nightSignsSchema,
  read: ({ query: { room }, params: { hotelId = '' }, context: { locale, includeDemos }, viewer }) =>
    getHotelNights(
      { hotelId, roomId: room },
      { locale, includeDemos: showsDemoHotels(viewer, includeDemos), isForConsumers: false },
    ),
});

export const GET = readersRoute({ anybody, agency });
