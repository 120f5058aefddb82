import { getRoomRates } from '@/lib/rates/room/queries/rates';
import { toQuotedRate } from '@/lib/rates/room/quote';
import { ratesJsonSchema } from '@/lib/rates/room/representation';
import { requireStay } from '@/lib/sales/search/hotel/queries/stay';
import { roomStayQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** Rates of this moment for this viewer: nothing of it is kept. */
export const GET = readRoute({
  access: 'hotels',
  query: roomStayQuerySchema,
  output: ratesJsonSchema,
  read: async ({ query, params, viewer, context }) => {
    const asked = await requireStay(viewer, query, context);
    if (!asked) return [];
    const room = await getRoomRates(viewer, params.roomId ?? '', asked);
    return room?.offers.map((offer) => toQuotedRate(offer, room.billableCurrency, asked)) ?? null;
  },
});
