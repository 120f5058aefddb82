import 'server-only';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '@/lib/people/audit/commands';
import { requireSeen } from '@/lib/people/audit/seen';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import { namesOfAskers, toDestinationRequestJson } from './queries';
import type { DestinationAnswer, DestinationRequestInput, DestinationRequestJson } from './schema';

async function asJson(tx: Transaction, id: string): Promise<DestinationRequestJson> {
  const row = await tx.destinationRequest.findUniqueOrThrow({
    where: { id },
    include: { agency: { select: { id: true, name: true } } },
  });
  return toDestinationRequestJson(row, await namesOfAskers(tx, [row]));
}

/** A place the agency misses, with the reason; admins answer. Throws 409 for somebody without an agency. */
export async function createDestinationRequest(
  tx: Transaction,
  viewer: Viewer,
  { place, reason }: DestinationRequestInput,
  { requestId, now }: WriteContext,
): Promise<DestinationRequestJson> {
  if (!viewer.agency) throw new AppError('agencyNeeded', { status: 409 });
  const id = randomUUID();
  await tx.destinationRequest.create({
    data: { id, agencyId: viewer.agency.id, askedById: viewer.id, place, reason, createdAt: now() },
  });
  await writeAudit(
    tx,
    { viewer, requestId, now },
    {
      action: 'destinationRequest.created',
      entity: 'destinationRequest',
      entityId: id,
      after: { agencyId: viewer.agency.id, place },
    },
  );
  return asJson(tx, id);
}

/** An admin's answer, mailed at once to whom it was who asked: the first one counts. Throws 403, 404, 409 for one that is answered. */
export async function answerDestinationRequest(
  tx: Transaction,
  viewer: Viewer,
  destinationRequestId: string,
  { status, answer, version }: DestinationAnswer,
  { requestId, now, brandId, locale }: WriteContext,
): Promise<DestinationRequestJson> {
  requireAdmin(viewer);
  const deed = {
    action: 'destinationRequest.answered',
    entity: 'destinationRequest',
    entityId: destinationRequestId,
  } as const;
  await tx.$queryRaw`SELECT id FROM destination_request WHERE id = ${destinationRequestId} FOR UPDATE`;
  const before = await tx.destinationRequest.findUnique({ where: { id: destinationRequestId } });
  if (!before) throw new AppError('notFound', { status: 404 });
  await requireSeen(tx, viewer, { ...deed, version, stands: before.status });
  if (before.status !== 'open') throw new AppError('alreadyAnswered', { status: 409 });
  await tx.destinationRequest.update({
    where: { id: destinationRequestId },
    data: { status, answer: answer || null, answeredById: viewer.id, answeredAt: now() },
  });
  await writeAudit(
    tx,
    { viewer, requestId, now },
    { ...deed, before: { status: 'open' }, after: { status, answer: answer || null } },
  );
  await enqueueMail(tx, `destinationRequest:${destinationRequestId}:answer`, {
    mail: 'destinationAnswered',
    destinationRequestId,
    locale,
    brandId,
  });
  return asJson(tx, destinationRequestId);
}
