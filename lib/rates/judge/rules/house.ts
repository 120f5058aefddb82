import { capacityOf } from '@/lib/catalogue/property/rules/occupancy';
import type { Beds } from '@/lib/catalogue/property/types';

/** How many a house sleeps at most, where the party is larger; null: everybody has a bed. */
export function sleepsTooFew(beds: Beds | null, guests: number): number | null {
  const most = capacityOf(beds);
  return guests > most ? most : null;
}
