import 'server-only';
import type { EffectiveBrand } from '@/lib/brand/types';
import { reachesAgency } from '@/lib/people/access/agency';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import type { ProgrammeOfAgency } from '@/lib/people/programme/types';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listDestinationRequests } from '@/lib/sales/destination-request/queries';
import type { DestinationRequestJson } from '@/lib/sales/destination-request/schema';
import { listHotelInvitations } from '@/lib/sales/hotel-invitation/queries';
import type { SentHotelInvitation } from '@/lib/sales/hotel-invitation/types';

export type Network = {
  programmes: ProgrammeOfAgency[];
  colleagueCount: number;
  hotelInvitations: SentHotelInvitation[];
  requests: DestinationRequestJson[];
};

/** Everything an agency's network page shows, in one transaction; null when the agency is not this viewer's. */
export async function getNetwork(
  viewer: Viewer,
  agencyId: string,
  { locale, brand }: { locale: Locale; brand: EffectiveBrand },
): Promise<Network | null> {
  if (!reachesAgency(viewer, agencyId)) return null;
  return scoped(viewer, async (tx) => ({
    programmes: (await listProgrammesOfAgency(viewer, agencyId, locale, tx)) ?? [],
    colleagueCount: await tx.membership.count({ where: { agencyId, removedAt: null } }),
    hotelInvitations: await listHotelInvitations(viewer, agencyId, { locale, brand }, tx),
    requests: await listDestinationRequests(viewer, {}, tx),
  }));
}
