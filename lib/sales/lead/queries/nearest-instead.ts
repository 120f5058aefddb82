import 'server-only';
import { dayAt } from '@/lib/catalogue/place/property-time';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { scoped } from '@/lib/people/scope';
import { addDays } from '@/lib/platform/dates';
import type { Locale } from '@/lib/platform/i18n/locale';
import { readPropertyBook } from '@/lib/rates/property/queries/quote';
import { decideAvailability, isEnquirable } from '@/lib/rates/property/rules/availability';
import type { LeadFacts } from './lead-row';
import { getNearestRoom, isStillFree } from './nearest-room';

/** `itself`: nobody has these nights any more. */
export type NearestInstead =
  | { kind: 'itself' }
  | ({ kind: 'dates' } & Period)
  | { kind: 'room'; names: Record<Locale, string> };

/** Beyond, another stay of the house is no substitute any more. */
const DAYS_AROUND = 60;

/** What can be had of nights somebody lost, or instead of them (rule 3.6). Null: nothing is near. */
export async function nearestInstead(lead: LeadFacts, now: Date): Promise<NearestInstead | null> {
  const { hotelId, propertyId, agencyId, checkIn, checkOut, timeZone } = lead;
  if (propertyId) {
    const around = { checkIn: addDays(checkIn, -DAYS_AROUND), checkOut: addDays(checkOut, DAYS_AROUND) };
    const asked = { propertyId, agencyId, ...around, now, today: dayAt(now, timeZone), includeDemos: true };
    const book = await scoped('system', (tx) => readPropertyBook(tx, asked));
    const decided = book && decideAvailability({ checkIn, checkOut }, book.facts);
    if (decided && isEnquirable(decided)) return { kind: 'itself' };
    const reason = decided?.reason;
    const nearest = reason && 'nearest' in reason ? reason.nearest : null;
    return nearest && { kind: 'dates', checkIn: nearest.checkIn, checkOut: nearest.checkOut };
  }
  const [first] = lead.rooms;
  if (!hotelId || !first) return null;
  const { adults, childrenAges } = first;
  const roomIds = lead.rooms.map(({ roomId }) => roomId);
  const waiting = { hotelId, roomIds, party: { adults, childrenAges }, checkIn, checkOut };
  if (await isStillFree(waiting, now)) return { kind: 'itself' };
  const [en, de] = await Promise.all([getNearestRoom(waiting, 'en', now), getNearestRoom(waiting, 'de', now)]);
  if (!en || !de) return null;
  return { kind: 'room', names: { en: `${en.name}, ${en.hotelName}`, de: `${de.name}, ${de.hotelName}` } };
}
