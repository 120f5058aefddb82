import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { toRoomJson } from '@/lib/catalogue/hotel/representation';
import { getHotelRates } from '@/lib/rates/room/queries/rates';
import { availableRoomsJsonSchema, toRoomAvailabilityJson } from '@/lib/rates/room/representation';
import { requireStay } from '@/lib/sales/search/hotel/queries/stay';
import { roomStayQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  query: roomStayQuerySchema,
  output: availableRoomsJsonSchema,
  read: async ({ query, params: { hotelId = '' }, viewer, context }) => {
    const asked = await requireStay(viewer, query, context);
    if (!asked) return [];
    const [rooms, decided] = await Promise.all([
      listRooms(hotelId, asked.locale, asked.includeDemos),
      getHotelRates(viewer, hotelId, asked),
    ]);
    if (!rooms || !decided) return null;
    const byRoom = new Map(decided.map((one) => [one.roomId, one]));
    return rooms.flatMap((room) => {
      const one = byRoom.get(room._id);
      return one ? [{ ...toRoomJson(room), availability: toRoomAvailabilityJson(one) }] : [];
    });
  },
});
