import { getRoomQuantity } from '@/lib/rates/room/queries/rates';
import { roomQuantityJsonSchema } from '@/lib/rates/room/representation';
import { requireStay } from '@/lib/sales/search/hotel/queries/stay';
import { roomQuantityQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'hotels',
  query: roomQuantityQuerySchema,
  output: roomQuantityJsonSchema,
  read: async ({ query: { requestedRoomQuantity: quantity, ...query }, params, viewer, context }) => {
    const asked = await requireStay(viewer, query, context);
    if (!asked) return { available: false, maxAvailableQuantity: 0 };
    return getRoomQuantity(params.roomId ?? '', { ...asked, quantity });
  },
});
