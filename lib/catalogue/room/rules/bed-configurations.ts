import type { Bed, BedConfiguration, Party } from '../types';
import { fitsBeds } from './occupancy';

/** A bed as it can be made: a double as twins, one outside standard occupancy also not at all. */
function waysOf(bed: Bed): ({ bed: Bed; isTwin: boolean } | null)[] {
  const made = bed.twinBedPossible
    ? [
        { bed, isTwin: false },
        { bed, isTwin: true },
      ]
    : [{ bed, isTwin: false }];
  return bed.isInStandardOccupancy ? made : [null, ...made];
}

/**
 * Every way the beds of a room can be made in which this party sleeps, the standard one first; empty where it does not fit
 * at all. Beds that look alike count once: two doubles as "one twin" are one way, whichever of them it is.
 */
export function bedConfigurations(beds: readonly Bed[], party: Party): BedConfiguration[] {
  let ways: { bed: Bed; isTwin: boolean }[][] = [[]];
  for (const bed of beds) {
    ways = ways.flatMap((before) => waysOf(bed).map((way) => (way ? [...before, way] : before)));
  }
  const found = new Map<string, BedConfiguration>();
  for (const way of ways) {
    if (
      !fitsBeds(
        way.map(({ bed }) => bed),
        party,
      )
    )
      continue;
    const names = way.map(({ bed, isTwin }) => (isTwin ? `${bed.bedType}.twin` : bed.bedType));
    const id = [...names].sort().join('+');
    if (!found.has(id)) {
      found.set(id, { id, beds: way.map(({ bed, isTwin }) => ({ bedType: bed.bedType, isTwin })) });
    }
  }
  return [...found.values()];
}
