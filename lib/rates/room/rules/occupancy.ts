import type { BedFacts, HotelFacts, Party } from '../types';

export const DEFAULT_MAX_CHILD_AGE = 16;

type AgePolicy = Pick<HotelFacts, 'isAdultsOnly' | 'maxChildAge'>;

/** Sleeping places of all beds add up (decisions §7 rule 14). */
export function capacityOf(beds: readonly BedFacts[]): { maxPax: number; maxAdults: number } {
  return {
    maxPax: beds.reduce((sum, bed) => sum + bed.maxPax, 0),
    maxAdults: beds.reduce((sum, bed) => sum + bed.maxAdults, 0),
  };
}

/** Who is older than the hotel's children pays and sleeps as an adult. */
export function asTheHotelCounts(party: Party, { maxChildAge }: Pick<HotelFacts, 'maxChildAge'>): Party {
  const limit = maxChildAge ?? DEFAULT_MAX_CHILD_AGE;
  const childrenAges = party.childrenAges.filter((age) => age <= limit);
  return { adults: party.adults + party.childrenAges.length - childrenAges.length, childrenAges };
}

/**
 * Whether everybody has a bed. No bed sleeps more adults than guests, so that adults within their places and everybody
 * within all places is enough.
 */
export function fits(beds: readonly BedFacts[], party: Party, hotel: AgePolicy): boolean {
  const { maxPax, maxAdults } = capacityOf(beds);
  const { adults, childrenAges } = asTheHotelCounts(party, hotel);
  const guests = adults + childrenAges.length;
  return guests >= 1 && adults >= 0 && adults <= maxAdults && guests <= maxPax;
}

/** Whether a bed outside the standard occupancy is needed, which may cost extra. */
export function needsExtraBed(beds: readonly BedFacts[], party: Party, hotel: AgePolicy): boolean {
  return !fits(
    beds.filter((bed) => bed.isInStandardOccupancy),
    party,
    hotel,
  );
}
