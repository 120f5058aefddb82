import 'server-only';
import { auditActing } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { OfferCommentInput } from '../schema';
import { lockOffer, recordEvent } from './draft';

/** The agency's word in the conversation about an alternative; the client is told by mail where we know their address. */
export async function replyToClient(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  { alternativeId, text }: OfferCommentInput,
  context: WriteContext,
): Promise<{ done: true }> {
  const { newest, clientEmail, brandId } = await lockOffer(tx, viewer, offerId);
  // What the client wrote about an alternative can be answered although a draft has taken it out.
  const known = [...newest.alternatives, ...newest.takenOut];
  if (!known.some(({ id }) => id === alternativeId)) throw new AppError('notFound', { status: 404 });
  const now = context.now();
  const name = viewer.firstName ?? viewer.displayName;
  const { number } = newest;
  const comment = await tx.offerComment.create({
    data: { offerId, number, alternativeId, userId: viewer.id, name, text, at: now },
    select: { id: true },
  });
  await recordEvent(tx, offerId, { type: 'replied', number, actorId: viewer.id, now });
  const told = { action: 'offer.replied', entity: 'offer', entityId: offerId, after: { number } } as const;
  await auditActing(tx, { ...context, viewer }, told);
  if (clientEmail) {
    await enqueueMailTo(tx, clientEmail, `offer:${offerId}:reply:${comment.id}`, {
      mail: 'offerReplied',
      offerId,
      commentId: comment.id,
      brandId,
    });
  }
  return { done: true };
}
