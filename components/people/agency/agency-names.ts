import { queryOptions } from '@tanstack/react-query';
import { agencyKeys } from '@/lib/people/agency/keys';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';

export type AgencyName = { _id: string; name: string };

/** Everything an admin may choose from. What is known is shown at once, and asked for anew each time. */
export const agencyNames = queryOptions({
  queryKey: agencyKeys.names(),
  queryFn: ({ signal }): Promise<AgencyName[]> =>
    callApi(paths.api.agencies(), {
      signal,
      schema: async () => (await import('@/lib/people/agency/schema')).agencyListJsonSchema,
    }),
  staleTime: 0,
});
