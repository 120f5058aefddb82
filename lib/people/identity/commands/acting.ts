import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';

type ActingContext = WriteContext & { viewer: Viewer; sessionId: string | null };

/**
 * An admin steps into an agency, or back out with null (rule 2.10). Kept in the session, so a bearer of an access
 * token cannot (403); an agency that is not there is 404. Asked for twice, it is written down once.
 */
export async function setActing(tx: Transaction, agencyId: string | null, context: ActingContext): Promise<void> {
  const { viewer, sessionId } = context;
  if (viewer.role !== 'admin' || sessionId === null) throw new AppError('forbidden', { status: 403 });
  if (agencyId !== null && (await tx.agency.count({ where: { id: agencyId } })) === 0) {
    throw new AppError('notFound', { status: 404 });
  }
  await tx.$queryRaw`SELECT id FROM session WHERE id = ${sessionId} FOR UPDATE`;
  const { actingForId } = await tx.session.findUniqueOrThrow({
    where: { id: sessionId },
    select: { actingForId: true },
  });
  if (actingForId === agencyId) return;
  await tx.session.update({ where: { id: sessionId }, data: { actingForId: agencyId } });
  const facts = { before: { agencyId: actingForId }, after: { agencyId } };
  const entityId = agencyId ?? actingForId ?? '';
  const action = agencyId === null ? 'acting.ended' : 'acting.started';
  await writeAudit(tx, context, { action, entity: 'agency', entityId, ...facts });
}
