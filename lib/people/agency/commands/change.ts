import 'server-only';
import { managesAgency } from '@/lib/people/access/agency';
import { changesOf, writeAudit } from '@/lib/people/audit/commands';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { type DesignColors, judgeDesign } from '../design';
import { toAgencyJson } from '../representation';
import type { AgencyJson, AgencyPatch } from '../schema';
import type { AgencyRow } from '../types';
import { requireOwnDomain } from './domain';
import { lockAgency } from './lock';

const path = (name: string) => `corporateDesign.colors.${name}`;

/** The colours as they are stored: readable ones. Throws 422 with the nearest passing shades (rule 1.4). */
function acceptedColors(wanted: DesignColors, acceptNearest = false): DesignColors {
  const { errors, nearest } = judgeDesign(wanted);
  const failing = Object.entries(errors);
  if (nearest && (failing.length === 0 || acceptNearest)) return nearest;
  throw new AppError('invalidInput', {
    status: 422,
    fields: Object.fromEntries(failing.map(([name, key]) => [path(name), key])),
    suggestion: Object.fromEntries(
      failing.flatMap(([name]) => {
        const shade = nearest?.[name as keyof DesignColors];
        return shade ? [[path(name), shade]] : [];
      }),
    ),
  });
}

async function requireOwnLogo(tx: Transaction, agencyId: string, logoId: string): Promise<void> {
  const own = await tx.agencyLogo.count({ where: { id: logoId, agencyId } });
  if (own > 0) return;
  throw new AppError('invalidInput', { status: 422, fields: { 'corporateDesign.logoUrl': 'logoUnknown' } });
}

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

/** Changes what the patch names, by supervisors of the agency and admins. Throws 404, 422. */
export async function changeAgency(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  patch: AgencyPatch,
  { requestId, now }: WriteContext,
): Promise<AgencyJson> {
  if (!managesAgency(viewer, agencyId)) throw new AppError('notFound', { status: 404 });
  const before = await lockAgency(tx, agencyId);
  const { name, autoInviteEmailDomain, corporateDesign, acceptNearest } = patch;
  const after: AgencyRow = { ...before, name: name ?? before.name };

  if (autoInviteEmailDomain !== undefined && autoInviteEmailDomain !== before.autoInviteEmailDomain) {
    if (autoInviteEmailDomain) await requireOwnDomain(tx, viewer, autoInviteEmailDomain, agencyId);
    after.autoInviteEmailDomain = autoInviteEmailDomain;
  }
  if (corporateDesign?.colors) {
    const { designMainColor: main, designAccentOnMain: accentOnMain, designInvertedFont: invertedFont } = before;
    const colors = acceptedColors({ main, accentOnMain, invertedFont, ...corporateDesign.colors }, acceptNearest);
    after.designMainColor = colors.main;
    after.designAccentOnMain = colors.accentOnMain;
    after.designInvertedFont = colors.invertedFont;
  }
  if (corporateDesign?.theme !== undefined) after.designTheme = corporateDesign.theme;
  if (corporateDesign?.logoUrl !== undefined) {
    if (corporateDesign.logoUrl) await requireOwnLogo(tx, agencyId, corporateDesign.logoUrl);
    after.designLogoId = corporateDesign.logoUrl;
  }

  if (patch.address !== undefined) after.address = patch.address;
  if (patch.phone !== undefined) after.phone = patch.phone;

  const changes = changesOf(facts(before), facts(after));
  if (changes) {
    const { autoInviteEmailDomain: domain, ...rest } = facts(after);
    if (domain !== before.autoInviteEmailDomain) {
      await tx.$executeRaw`SELECT set_agency_domain(${agencyId}, ${domain}, ${clock.machine()}::timestamptz)`;
    }
    await tx.agency.update({ where: { id: agencyId }, data: rest });
    await writeAudit(
      tx,
      { viewer, requestId, now },
      { action: 'agency.changed', entity: 'agency', entityId: agencyId, ...changes },
    );
  }
  return toAgencyJson(after);
}
