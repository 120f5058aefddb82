import { clock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { getPublicPrice } from '@/lib/rates/room/queries/public';
import { publicPriceJson, publicPriceJsonSchema } from '@/lib/rates/room/representation';
import { readHotelStay, roomStayQuerySchema } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** Open to everybody: what a stay costs in public, of hotels that have a page for consumers (rule 7.2). */
export const GET = readRoute({
  query: roomStayQuerySchema,
  output: publicPriceJsonSchema,
  read: async ({ query, params: { hotelId = '' }, context: { locale, includeDemos } }) => {
    const time = await clock.business();
    const { stay, problems } = readHotelStay(query, time.today(), { default: 'ClientPays', canBeChanged: false });
    const { checkInDate: checkIn, checkOutDate: checkOut, party } = stay;
    if (!checkIn) problems.checkInDate ??= 'required';
    if (!checkOut) problems.checkOutDate ??= 'required';
    if (!checkIn || !checkOut || Object.keys(problems).length > 0) {
      throw new AppError('invalidInput', { status: 422, fields: problems });
    }
    const found = await getPublicPrice(hotelId, { checkIn, checkOut, party, time, locale, includeDemos });
    return found && { ...found, publicPrice: publicPriceJson(found) };
  },
});
