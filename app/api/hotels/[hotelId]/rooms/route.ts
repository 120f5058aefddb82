import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { listRooms } from '@/lib/catalogue/hotel/queries/rooms';
import { roomsJsonSchema, toRoomJson } from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: roomsJsonSchema,
  read: async ({ params, context: { locale, includeDemos }, viewer }) => {
    const rooms = await listRooms(params.hotelId ?? '', locale, showsDemoHotels(viewer, includeDemos));
    return rooms?.map(toRoomJson) ?? null;
  },
});
