import { getEffectiveBrand } from '@/lib/brand/queries';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { clock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { searchHotels } from '@/lib/sales/search/hotel/queries/hotels';
import { availableHotelsJsonSchema, toAvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { availableHotelsQuerySchema, readHotelSearch } from '@/lib/sales/search/hotel/schema';
import { readRoute } from '@/lib/web/route/define';

/** The page's search for other clients; where the page leaves out what cannot be, this one refuses it. */
export const GET = readRoute({
  access: 'hotels',
  query: availableHotelsQuerySchema,
  output: availableHotelsJsonSchema,
  read: async ({ query, viewer, context: { locale, brandId, isLocal, includeDemos: isDemoHost } }) => {
    const [brand, { now, today }] = await Promise.all([
      getEffectiveBrand(viewer, { brandId, isLocal }),
      clock.business(),
    ]);
    const { filter, problems, order } = readHotelSearch(query, today(), brand.paymentProfile);
    if (Object.keys(problems).length > 0) throw new AppError('invalidInput', { status: 422, fields: problems });
    const includeDemos = query.includeDemos === 'true' && showsDemoHotels(viewer, isDemoHost);
    const asked = { filter, order, locale, includeDemos, today: today(), now: now() };
    return toAvailableHotelsJson(await searchHotels(viewer, brand, asked));
  },
});
