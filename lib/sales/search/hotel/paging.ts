import type { HotelSearchParams } from './fields';

/** Rule 7.11: so many of both lists at first, and so many more at a time. Runs in the browser, too. */
export const HOTEL_CARDS = 12;
const MOST_CARDS = 50 * HOTEL_CARDS;

/** How many of each list are shown. */
export type Shown = { available: number; unavailable: number };

export const EVERYTHING: Shown = { available: Number.POSITIVE_INFINITY, unavailable: Number.POSITIVE_INFINITY };

/** The names of both numbers in an address. */
export const shownFields = { available: 'shown', unavailable: 'shownUnavailable' } as const;

function cards(text: HotelSearchParams[string]): number {
  const count = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : HOTEL_CARDS;
  return Math.min(Math.max(count, HOTEL_CARDS), MOST_CARDS);
}

/** What an address says of it; twelve of each where it says nothing that can be. */
export function readShown(params: HotelSearchParams): Shown {
  return { available: cards(params[shownFields.available]), unavailable: cards(params[shownFields.unavailable]) };
}

/** As an address says it; `least`: only what is more than everybody gets. */
export function shownQuery({ available, unavailable }: Shown, { least = HOTEL_CARDS } = {}): Record<string, string> {
  return {
    ...(available > least && { [shownFields.available]: String(available) }),
    ...(unavailable > least && { [shownFields.unavailable]: String(unavailable) }),
  };
}
