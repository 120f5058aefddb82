import 'server-only';
import { randomUUID } from 'node:crypto';
import { managesAgency } from '@/lib/people/access/agency';
import { writeAudit } from '@/lib/people/audit/commands';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { RedrawnLogo } from '../logo';
import { lockAgency } from './lock';

/**
 * Keeps a logo for the agency; PATCH makes it the one that is shown. Of those that are not, only the newest stays. Throws 404.
 */
export async function storeLogo(
  tx: Transaction,
  viewer: Viewer,
  agencyId: string,
  logo: RedrawnLogo,
  { requestId, now }: WriteContext,
): Promise<{ logoUrl: string; width: number; height: number }> {
  if (!managesAgency(viewer, agencyId)) throw new AppError('notFound', { status: 404 });
  const agency = await lockAgency(tx, agencyId);
  const id = randomUUID();
  await tx.agencyLogo.deleteMany({ where: { agencyId, NOT: { id: agency.designLogoId ?? '' } } });
  await tx.agencyLogo.create({ data: { id, agencyId, ...logo, createdAt: clock.machine() }, select: { id: true } });
  const { width, height } = logo;
  await writeAudit(
    tx,
    { viewer, requestId, now },
    { action: 'agency.logoUploaded', entity: 'agency', entityId: agencyId, after: { logoId: id, width, height } },
  );
  return { logoUrl: paths.api.agencyLogo(id), width, height };
}
