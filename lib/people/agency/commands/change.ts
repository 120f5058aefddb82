import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { changesOf, writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { withDesign } from '../designed';
import { editedParts, toAgencyJson } from '../representation';
import type { AgencyJson, AgencyPatch } from '../schema';
import type { AgencyRow } from '../types';
import { requireOwnDomain } from './domain';
import { lockAgency } from './lock';

function facts(agency: AgencyRow) {
  return {
    name: agency.name,
    autoInviteEmailDomain: agency.autoInviteEmailDomain,
    designMainColor: agency.designMainColor,
    designAccentOnMain: agency.designAccentOnMain,
    designInvertedFont: agency.designInvertedFont,
    designTheme: agency.designTheme,
    designLogoId: agency.designLogoId,
    address: agency.address,
    phone: agency.phone,
  };
}

/** Changes what the patch names, by supervisors of the agency and admins. Throws 404, 409, 422. */
export async function changeAgency(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  patch: AgencyPatch,
  { requestId, now }: WriteContext,
): Promise<AgencyJson> {
  if (!managesAgency(viewer, agencyId)) throw new AppError('notFound', { status: 404 });
  const before = await lockAgency(tx, agencyId);
  const deed = { action: 'agency.changed', entity: 'agency', entityId: agencyId } as const;
  const { version, name, autoInviteEmailDomain, address, phone, corporateDesign } = patch;
  const named = { name, autoInviteEmailDomain, address, phone, corporateDesign };
  const { stands, keys } = editedParts(before, named);
  await requireSeen(tx, viewer, { ...deed, version, stands, keys });
  const after: AgencyRow = { ...(await withDesign(tx, before, patch)), name: name ?? before.name };

  if (autoInviteEmailDomain !== undefined && autoInviteEmailDomain !== before.autoInviteEmailDomain) {
    if (autoInviteEmailDomain) await requireOwnDomain(tx, viewer, autoInviteEmailDomain, agencyId);
    after.autoInviteEmailDomain = autoInviteEmailDomain;
  }
  if (address !== undefined) after.address = address;
  if (phone !== undefined) after.phone = phone;

  const changes = changesOf(facts(before), facts(after));
  if (changes) {
    const { autoInviteEmailDomain: domain, ...rest } = facts(after);
    if (domain !== before.autoInviteEmailDomain) {
      await tx.$executeRaw`SELECT set_agency_domain(${agencyId}, ${domain}, ${clock.machine()}::timestamptz)`;
    }
    await tx.agency.update({ where: { id: agencyId }, data: rest });
    await writeAudit(tx, { viewer, requestId, now }, { ...deed, ...changes });
  }
  return toAgencyJson(after);
}
