import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/audit/commands';
import { clock } from '@/lib/clock';
import type { Transaction } from '@/lib/db';
import { AppError } from '@/lib/errors';
import type { WriteContext } from '@/lib/route/context';
import { paths } from '@/lib/routing/paths';
import type { Viewer } from '@/lib/viewer/types';
import type { RedrawnLogo } from '../logo';
import { managesAgency } from '../rules';
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
