import { fill } from '@/components/form/types';
import type { FilterValues } from '@/lib/sales/search/hotel/address';
import { isListField, type RefiningField, refiningFields } from '@/lib/sales/search/hotel/fields';
import type { FilterOption } from '@/lib/sales/search/hotel/types';
import type { HotelSearchSetting } from './setting';

export type ChosenFilter = { field: RefiningField; value: string; name: string };

/** What a search is narrowed down by, one by one, as the rail names it. */
export function chosenFilters(
  values: FilterValues,
  { words, options }: Pick<HotelSearchSetting, 'words' | 'options'>,
): ChosenFilter[] {
  const nameIn = (choices: readonly FilterOption[], id: string) => choices.find((one) => one.id === id)?.name ?? id;
  const nameOf: Record<RefiningField, (value: string) => string> = {
    hotelCategories: (value) => words.hotelCategories[value as keyof typeof words.hotelCategories] ?? value,
    roomCategories: (value) => words.roomCategories[value as keyof typeof words.roomCategories] ?? value,
    programIds: (value) => nameIn(options.programmes, value),
    maxKeys: (value) => fill(words.maxKeysChosen, { count: value }),
    facilities: (value) => nameIn(options.facilities, value),
    roomFacilities: (value) => nameIn(options.roomFacilities, value),
  };
  return refiningFields.flatMap((field) =>
    (values[field] ?? []).map((value) => ({ field, value, name: nameOf[field](value) })),
  );
}

/** What is left of a field without one of its values. */
export function withoutFilter(values: FilterValues, { field, value }: ChosenFilter): readonly string[] {
  return isListField(field) ? (values[field] ?? []).filter((one) => one !== value) : [];
}
