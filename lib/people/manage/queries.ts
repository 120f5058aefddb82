import 'server-only';
import { readAgency, readVerificationRequest } from '@/lib/people/agency/queries';
import { toAgencyJson } from '@/lib/people/agency/representation';
import type { AgencyJson } from '@/lib/people/agency/schema';
import type { VerificationRequest } from '@/lib/people/agency/types';
import { listMembers } from '@/lib/people/membership/queries';
import type { MemberJson } from '@/lib/people/membership/schema';
import { listProgrammesOfAgency } from '@/lib/people/programme/queries';
import type { ProgrammeOfAgency } from '@/lib/people/programme/types';
import { scoped } from '@/lib/people/scope';
import type { Locale } from '@/lib/platform/i18n/locale';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

export type ManagedAgencyDetail = {
  agency: AgencyJson;
  /** What it said when it asked for verification last. */
  request: VerificationRequest | null;
  programmes: ProgrammeOfAgency[];
  members: MemberJson[];
};

/** All an admin manages an agency by, in one transaction; null when there is no such agency. */
export async function getManagedAgency(
  viewer: Viewer,
  agencyId: string,
  locale: Locale,
): Promise<ManagedAgencyDetail | null> {
  requireAdmin(viewer);
  return scoped(viewer, async (tx) => {
    const agency = await readAgency(tx, agencyId);
    if (!agency) return null;
    return {
      agency: toAgencyJson(agency),
      request: await readVerificationRequest(tx, agencyId),
      programmes: (await listProgrammesOfAgency(viewer, agencyId, locale, tx)) ?? [],
      members: (await listMembers(viewer, agencyId, tx)) ?? [],
    };
  });
}
