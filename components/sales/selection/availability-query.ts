import { queryOptions } from '@tanstack/react-query';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import type { SelectionStay } from '@/lib/sales/selection/types';

/** Whether so many rooms of a type can be had; asked anew every time, because rooms go while people think. */
export function availabilityQuery(roomId: string, stay: SelectionStay, requestedRoomQuantity: number) {
  const address = paths.api.roomAvailability(roomId, { ...stay, requestedRoomQuantity });
  return queryOptions({
    queryKey: ['roomAvailability', address],
    queryFn: ({ signal }) =>
      callApi(address, {
        signal,
        schema: async () => (await import('@/lib/sales/selection/schema')).roomQuantitySchema,
      }),
    staleTime: 0,
  });
}
