import { getRoomOffers } from '@/lib/rates/room/queries/offers';
import { toQuotedOffer } from '@/lib/rates/room/quote';
import { offersJsonSchema } from '@/lib/rates/room/representation';
import { requireStay } from '@/lib/sales/search/hotel/queries/stay';
import { roomStayQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** Rates of this moment for this viewer: nothing of it is kept. */
export const GET = readRoute({
  access: 'hotels',
  query: roomStayQuerySchema,
  output: offersJsonSchema,
  read: async ({ query, params, viewer, context }) => {
    const asked = await requireStay(viewer, query, context);
    if (!asked) return [];
    const room = await getRoomOffers(viewer, params.roomId ?? '', asked);
    return room?.offers.map((offer) => toQuotedOffer(offer, room.billableCurrency, asked)) ?? null;
  },
});
