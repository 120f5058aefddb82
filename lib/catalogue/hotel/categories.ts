/** Rule 4.16, in its order. */
export const hotelCategories = ['4 Star', '5 Star', '5 Star Palace'] as const;
export type HotelCategory = (typeof hotelCategories)[number];

/** A distinction that France alone awards (rule 4.16). */
const PALACE: HotelCategory = '5 Star Palace';

/** The categories to choose from in a country; everywhere: all of them. */
export function categoriesIn(countryId: string | null): readonly HotelCategory[] {
  return countryId === null || countryId === 'FR' ? hotelCategories : hotelCategories.filter((one) => one !== PALACE);
}
