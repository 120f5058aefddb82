import { type FilterValues, filterValues, rememberable } from '@/lib/sales/search/hotel/address';
import { HOTEL_FILTER_KEY } from '@/lib/sales/search/hotel/keys';

/** The filter this person used last, in this browser. Storage may be refused: then nothing is remembered. */
export function rememberFilter(userId: string, values: FilterValues): void {
  try {
    const { paymentProfile: _, ...kept } = values;
    if (Object.keys(kept).length === 0) localStorage.removeItem(HOTEL_FILTER_KEY);
    else localStorage.setItem(HOTEL_FILTER_KEY, JSON.stringify({ userId, values: kept }));
  } catch {
    // A search works without memory.
  }
}

/** Null: nothing of theirs. */
export function rememberedFilter(userId: string, today: string): FilterValues | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(HOTEL_FILTER_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('userId' in kept) || kept.userId !== userId) return null;
    const sent = 'values' in kept && typeof kept.values === 'object' && kept.values !== null ? kept.values : {};
    const texts = Object.entries(sent).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((text: unknown) => typeof text === 'string'),
    );
    const values = rememberable(filterValues(Object.fromEntries(texts)), today);
    return Object.keys(values).length > 0 ? values : null;
  } catch {
    return null;
  }
}
