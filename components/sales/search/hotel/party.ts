import type { PartyDraft } from '@/components/form/party-text';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD } from '@/lib/sales/search/hotel/fields';

export const partyLimits = { adults: MOST_ADULTS, children: MOST_CHILDREN, rooms: MOST_ROOMS, oldest: OLDEST_CHILD };

/** An age that is missing in an address, or is none, is asked for: nobody's age is guessed. */
function agesOf({ childrenAges = [], numChildren }: FilterValues): (number | null)[] {
  const count = numChildren ? Number(numChildren[0]) || 0 : childrenAges.length;
  return Array.from({ length: Math.min(count, MOST_CHILDREN) }, (_, index) => {
    const text = childrenAges[index] ?? '';
    const age = /^\d{1,2}$/.test(text) ? Number(text) : null;
    return age !== null && age <= OLDEST_CHILD ? age : null;
  });
}

/** Rooms null: as many as it takes. In each sleeps an adult. */
export function partyOf(values: FilterValues): PartyDraft {
  const adults = Math.min(Math.max(Number(values.numAdults?.[0] ?? 1) || 1, 1), MOST_ADULTS);
  const rooms = Number(values.numRooms?.[0] ?? '');
  return {
    adults,
    ages: agesOf(values),
    rooms: Number.isInteger(rooms) && rooms > 0 ? Math.min(rooms, adults) : null,
  };
}

/** The party in the fields of the filter; an age that is not known yet is an empty text. */
export function withParty(values: FilterValues, { adults, ages, rooms }: PartyDraft): FilterValues {
  const { numAdults: _adults, numChildren: _children, childrenAges: _ages, numRooms: _rooms, ...others } = values;
  return {
    ...others,
    numAdults: [String(adults)],
    ...(ages.length > 0 && { childrenAges: ages.map((age) => (age === null ? '' : String(age))) }),
    ...(rooms !== null && { numRooms: [String(rooms)] }),
  };
}
