import type { Beds } from '../types';

/** Rule 4.5: what a property holds when its beds are not known. */
export const UNKNOWN_CAPACITY = 25;

/** Adult beds plus child beds, whoever sleeps in them. A property without any bed is one whose beds are unknown. */
export function capacityOf(beds: Beds | null): number {
  const sum = beds ? beds.adults + beds.children : 0;
  return sum > 0 ? sum : UNKNOWN_CAPACITY;
}
