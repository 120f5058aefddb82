import { queryOptions } from '@tanstack/react-query';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';

/** Of the autocomplete (rule 3.13). */
export const SHORTEST_SEARCH = 3;

/** Clients of the own agency by the beginning of their names. */
export function clientsQuery(fullText: string) {
  return queryOptions({
    queryKey: ['clients', fullText],
    queryFn: ({ signal }) =>
      callApi(paths.api.clients({ fullText }), {
        signal,
        schema: async () => (await import('@/lib/sales/lead/schema')).clientsJsonSchema,
      }),
    enabled: fullText.length >= SHORTEST_SEARCH,
    staleTime: 30_000,
  });
}

export const lastLeadsQuery = queryOptions({
  queryKey: ['lastLeads'],
  queryFn: ({ signal }) =>
    callApi(paths.api.lastLeads(), {
      signal,
      schema: async () => (await import('@/lib/sales/lead/schema')).lastLeadsJsonSchema,
    }),
  staleTime: 30_000,
});
