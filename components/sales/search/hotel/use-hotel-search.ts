'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { type FilterValues, filterValues, queryOf } from '@/lib/sales/search/hotel/address';
import { hotelSearchKeys } from '@/lib/sales/search/hotel/keys';
import { HOTEL_CARDS, readShown, type Shown, shownQuery } from '@/lib/sales/search/hotel/paging';
import type { AvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { rememberedFilter, rememberFilter } from './filter-memory';
import type { HotelSearchSetting } from './setting';

/** What the page was answered with. `problem`: why its address cannot be searched, as a sentence. */
export type InitialSearch = { address: string; answer: AvailableHotelsJson | null; problem: string | null };

/** Rule 7.11: available hotels. */
export const FRESH_MILLISECONDS = 5 * 60_000;

/** Why an address is not searched: one date alone, or dates without a place. */
export function hindranceOf({
  checkInDate,
  checkOutDate,
  destination,
}: FilterValues): 'oneDate' | 'destination' | null {
  if (Boolean(checkInDate) !== Boolean(checkOutDate)) return 'oneDate';
  return checkInDate && !destination ? 'destination' : null;
}

function valuesOf(params: URLSearchParams): FilterValues {
  return filterValues(Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])));
}

/**
 * The search the address bar asks for, and its answer; another search is another address. `more` asks for more of one list
 * of the same search.
 */
export function useHotelSearch(setting: HotelSearchSetting, initial: InitialSearch) {
  const { audience, userId, today, includeDemos } = setting;
  const params = useSearchParams();
  const values = valuesOf(params);
  const shown = readShown(Object.fromEntries(params));
  const filter = queryOf(values);
  const address = paths.hotels(filter);
  const isInitial = paths.hotels({ ...filter, ...shownQuery(shown) }) === initial.address;
  const demos = includeDemos && { includeDemos: true };
  const hindrance = hindranceOf(values);
  const problem = isInitial ? initial.problem : null;

  const found = useQuery({
    queryKey: hotelSearchKeys.found(audience, address, shown),
    queryFn: ({ signal }) =>
      callApi(paths.api.availableHotels({ ...filter, ...demos, ...shownQuery(shown, { least: 0 }) }), {
        signal,
        schema: () =>
          import('@/lib/sales/search/hotel/representation').then(
            ({ availableHotelsJsonSchema }) => availableHotelsJsonSchema,
          ),
      }),
    initialData: (isInitial && initial.answer) || undefined,
    placeholderData: keepPreviousData,
    enabled: hindrance === null && problem === null,
    staleTime: FRESH_MILLISECONDS,
  });

  const [answered, setAnswered] = useState(address);
  if (!found.isPlaceholderData && answered !== address) setAnswered(address);
  /** Of the search before, while the next one is under way. */
  const isOld = found.isPlaceholderData && answered !== address;

  function search(next: FilterValues) {
    rememberFilter(userId, next);
    window.history.pushState(null, '', paths.hotels(queryOf(next)));
  }

  function more(list: keyof Shown) {
    const next = { ...shown, [list]: shown[list] + HOTEL_CARDS };
    window.history.replaceState(null, '', paths.hotels({ ...filter, ...shownQuery(next) }));
  }

  const restore = useEffectEvent(() => {
    const remembered = Object.keys(values).length === 0 ? rememberedFilter(userId, today) : null;
    if (remembered) window.history.replaceState(null, '', paths.hotels(queryOf(remembered)));
  });
  useEffect(() => restore(), []);

  return { values, address, hindrance, problem, found, isOld, search, more };
}
