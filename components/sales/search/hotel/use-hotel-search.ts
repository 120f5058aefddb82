'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { type FilterValues, filterValues, queryOf } from '@/lib/sales/search/hotel/address';
import { hotelSearchKeys } from '@/lib/sales/search/hotel/keys';
import type { AvailableHotelsJson } from '@/lib/sales/search/hotel/representation';
import { rememberedFilter, rememberFilter } from './filter-memory';
import type { HotelSearchSetting } from './setting';

/** What the page was answered with. `problem`: why its address cannot be searched, as a sentence. */
export type InitialSearch = { address: string; answer: AvailableHotelsJson | null; problem: string | null };

/** Specification 1 §9: available hotels. */
const FRESH_MILLISECONDS = 5 * 60_000;

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

/** The search the address bar asks for, and its answer; another search is another address. */
export function useHotelSearch(setting: HotelSearchSetting, initial: InitialSearch) {
  const { audience, userId, today, includeDemos } = setting;
  const values = valuesOf(useSearchParams());
  const address = paths.hotels(queryOf(values));
  const isInitial = address === initial.address;
  const hindrance = hindranceOf(values);
  const problem = isInitial ? initial.problem : null;

  const found = useQuery({
    queryKey: hotelSearchKeys.found(audience, address),
    queryFn: ({ signal }) =>
      callApi(paths.api.availableHotels({ ...queryOf(values), ...(includeDemos && { includeDemos: true }) }), {
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

  function search(next: FilterValues) {
    rememberFilter(userId, next);
    window.history.pushState(null, '', paths.hotels(queryOf(next)));
  }

  const restore = useEffectEvent(() => {
    const remembered = Object.keys(values).length === 0 ? rememberedFilter(userId, today) : null;
    if (remembered) window.history.replaceState(null, '', paths.hotels(queryOf(remembered)));
  });
  useEffect(() => restore(), []);

  return { values, address, hindrance, problem, found, search };
}
