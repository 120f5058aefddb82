import 'server-only';
import { getEffectiveBrand } from '@/lib/brand/queries';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { clock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { RequestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { HotelSearchParams } from '../fields';
import { readHotelSearch } from '../schema';
import type { HotelSearchAsked, SearchBrand } from './find';

/** The search that a call of the API asks for. Throws 422 for what cannot be, which the page leaves out. */
export async function requireHotelSearch(
  viewer: Viewer,
  query: HotelSearchParams,
  { locale, brandId, isLocal, includeDemos: isDemoHost }: RequestContext,
): Promise<[Viewer, SearchBrand, HotelSearchAsked]> {
  const [brand, { now, today }] = await Promise.all([
    getEffectiveBrand(viewer, { brandId, isLocal }),
    clock.business(),
  ]);
  const { filter, problems, order } = readHotelSearch(query, today(), brand.paymentProfile);
  if (Object.keys(problems).length > 0) throw new AppError('invalidInput', { status: 422, fields: problems });
  const includeDemos = query.includeDemos === 'true' && showsDemoHotels(viewer, isDemoHost);
  return [viewer, brand, { filter, order, locale, includeDemos, today: today(), now: now() }];
}
