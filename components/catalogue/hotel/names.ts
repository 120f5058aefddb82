import type { MiceSpace, RoomDetail } from '@/lib/catalogue/hotel/types';

/** Stored words → keys of the messages. A word that is not known is shown as it is stored. */
const categories = { '4 Star': 'star4', '5 Star': 'star5', '5 Star Palace': 'palace' } as const;
const roomCategories = {
  Room: 'room',
  'Junior Suite': 'juniorSuite',
  Suite: 'suite',
  'Specialty Suite': 'specialtySuite',
  'Residence With Kitchen': 'residence',
  'Villa / Chalet': 'villa',
} as const;
const venueTypes = {
  restaurant: 'restaurant',
  bar: 'bar',
  café: 'cafe',
  'breakfast room': 'breakfastRoom',
  lounge: 'lounge',
} as const;

function keyIn<Keys extends Record<string, string>>(keys: Keys, word: string): Keys[keyof Keys] | null {
  return Object.hasOwn(keys, word) ? (keys[word] as Keys[keyof Keys]) : null;
}

export const categoryKey = (category: string) => keyIn(categories, category);
export const roomCategoryKey = ({ category }: Pick<RoomDetail, 'category'>) => keyIn(roomCategories, category);
export const venueTypeKey = (type: string) => keyIn(venueTypes, type);

/** „Indoors, outdoors“ of a space: the keys of its words. */
export function placeKeys({ isIndoor, isOutdoor }: MiceSpace): ('indoor' | 'outdoor')[] {
  return [...(isIndoor ? (['indoor'] as const) : []), ...(isOutdoor ? (['outdoor'] as const) : [])];
}
