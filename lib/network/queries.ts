import 'server-only';
import { reachesAgency } from '@/lib/agency/rules';
import { listDestinationRequests } from '@/lib/destination-request/queries';
import type { DestinationRequestJson } from '@/lib/destination-request/schema';
import type { Locale } from '@/lib/i18n/locale';
import { listProgrammesOfAgency } from '@/lib/programme/queries';
import type { ProgrammeOfAgency } from '@/lib/programme/types';
import { scoped } from '@/lib/scope';
import type { Viewer } from '@/lib/viewer/types';

export type Network = {
  programmes: ProgrammeOfAgency[];
  colleagueCount: number;
  requests: DestinationRequestJson[];
};

/** Everything an agency's network page shows, in one transaction; null when the agency is not this viewer's. */
export async function getNetwork(viewer: Viewer, agencyId: string, locale: Locale): Promise<Network | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  return scoped(viewer, async (tx) => ({
    programmes: (await listProgrammesOfAgency(viewer, agencyId, locale, tx)) ?? [],
    colleagueCount: await tx.membership.count({ where: { agencyId, removedAt: null } }),
    requests: await listDestinationRequests(viewer, {}, tx),
  }));
}
