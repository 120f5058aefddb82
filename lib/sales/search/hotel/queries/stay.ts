import 'server-only';
import { getEffectiveBrand } from '@/lib/brand/queries';
import type { Brand } from '@/lib/brand/types';
import { showsDemoHotels } from '@/lib/catalogue/hotel/listed';
import { canSeeCommission } from '@/lib/people/access/agency';
import { type BusinessTime, clock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { RequestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { RatesAsked } from '@/lib/rates/room/queries/rates';
import type { HotelSearchParams } from '../fields';
import { type HotelStay, hasOneDateOnly, readHotelStay } from '../schema';

type Asker = { viewer: Viewer; brand: Pick<Brand, 'isB2C' | 'isCommissionDisplayed'>; time: BusinessTime };

/** What the rates of a stay depend on for whoever asks; null unless both days are known. */
export function ratesAsked(
  { checkInDate, checkOutDate, party, paymentProfile }: HotelStay,
  { viewer, brand, time }: Asker,
  shown: Pick<RatesAsked, 'locale' | 'includeDemos'>,
): RatesAsked | null {
  if (!checkInDate || !checkOutDate) return null;
  return {
    checkIn: checkInDate,
    checkOut: checkOutDate,
    party,
    paymentProfile,
    agencyId: viewer.agency?.id ?? null,
    canSeeCommission: canSeeCommission(viewer, brand),
    today: time.today(),
    now: time.now(),
    ...shown,
  };
}

/**
 * The stay that a call of the API asks for. Throws 422 for what cannot be and without any day; null where one day alone
 * searches nothing (rule 4.1).
 */
export async function requireStay(
  viewer: Viewer,
  query: HotelSearchParams,
  { brandId, isLocal, locale, includeDemos }: RequestContext,
): Promise<RatesAsked | null> {
  const [brand, time] = await Promise.all([getEffectiveBrand(viewer, { brandId, isLocal }), clock.business()]);
  const { stay, problems } = readHotelStay(query, time.today(), brand.paymentProfile);
  if (!hasOneDateOnly(stay) && !stay.checkInDate) problems.checkInDate ??= 'required';
  if (Object.keys(problems).length > 0) throw new AppError('invalidInput', { status: 422, fields: problems });
  const shown = { locale, includeDemos: showsDemoHotels(viewer, includeDemos) };
  return ratesAsked(stay, { viewer, brand, time }, shown);
}
