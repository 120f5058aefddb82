import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';

export type AgencyName = { _id: string; name: string };

/** Everything an admin may choose from. Fetched anew each time it is asked for: the list is never stale. */
export async function fetchAgencyNames(): Promise<AgencyName[]> {
  const answer = await callApi<AgencyName[]>(paths.api.agencies());
  if (!answer.ok) throw new Error(answer.failure.title);
  return answer.data;
}
