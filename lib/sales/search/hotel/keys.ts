import type { Shown } from './paging';

/** Under which a browser keeps the filter somebody used last. */
export const HOTEL_FILTER_KEY = 'hotel_search_filter';

export const hotelSearchKeys = {
  /** `audience`: whose prices they are; what one person sees is never another's. */
  found: (audience: string, query: string, shown: Shown) => ['available-hotels', audience, query, shown] as const,
  pins: (audience: string, query: string) => ['available-hotels', 'pins', audience, query] as const,
};
