import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { getRoom } from '@/lib/catalogue/hotel/queries/rooms';
import { roomJsonSchema, toRoomJson } from '@/lib/catalogue/hotel/representation';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  output: roomJsonSchema,
  read: async ({ params, context: { locale, includeDemos }, viewer }) => {
    const room = await getRoom(params.roomId ?? '', locale, showsDemoHotels(viewer, includeDemos));
    return room && toRoomJson(room);
  },
});
