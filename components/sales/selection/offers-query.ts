import { queryOptions } from '@tanstack/react-query';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import type { SelectedRate, SelectionStay } from '@/lib/sales/selection/types';

/** The rates of one room for one party, as they are at this moment. */
export function offersQuery(
  roomId: string,
  stay: SelectionStay,
  { numAdults, childrenAges }: Pick<SelectedRate, 'numAdults' | 'childrenAges'>,
) {
  const party = { numAdults, numChildren: childrenAges.length, childrenAges };
  const address = paths.api.roomOffers(roomId, { ...stay, ...party });
  return queryOptions({
    queryKey: ['offers', address],
    queryFn: ({ signal }) =>
      callApi(address, {
        signal,
        schema: async () => (await import('@/lib/sales/selection/schema')).offersSchema,
      }),
    staleTime: 0,
  });
}
