import type { Bed, Party } from '../types';

/** The most a room sleeps: the sleeping places of all its beds add up (rule 4.5). */
export function capacityOf(beds: readonly Pick<Bed, 'sleeps'>[]): { pax: number; adults: number } {
  const places = beds.flatMap(({ sleeps }) => sleeps);
  return {
    pax: places.reduce((sum, { maxPax }) => sum + maxPax, 0),
    adults: places.reduce((sum, { maxAdults }) => sum + maxAdults, 0),
  };
}

/** At least one guest, nobody counted negatively (rule 4.5). */
export function isParty({ adults, childrenAges }: Party): boolean {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0;
  return isCount(adults) && childrenAges.every(isCount) && adults + childrenAges.length > 0;
}

/**
 * Whether the party finds a place to sleep. A child may lie in any place and an adult only in an adult's, so both counts
 * decide: adults against the places of adults, everybody against all places.
 */
export function fitsCapacity(capacity: { pax: number; adults: number }, { adults, childrenAges }: Party): boolean {
  return adults <= capacity.adults && adults + childrenAges.length <= capacity.pax;
}

export function fitsBeds(beds: readonly Pick<Bed, 'sleeps'>[], party: Party): boolean {
  return isParty(party) && fitsCapacity(capacityOf(beds), party);
}
