import 'server-only';
import { enterScope } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isLinkedHost } from '@/lib/platform/link-origin';
import { hashLinkToken } from '@/lib/platform/link-token';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { OfferNotice } from '@/lib/platform/outbox/types';
import type { WriteContext } from '@/lib/platform/request/context';
import { alternativeContentSchema, checkOutsIn } from '../content';
import { isPageOpen } from '../rules/state';
import type { OfferApproval, OfferCommentInput } from '../schema';
import { dayOf, recordEvent } from './draft';

type Done = { done: true };
const DONE: Done = { done: true };

/**
 * What whoever holds the link has before them, locked: the newest version that was sent. An unknown link, one of an offer
 * that was never sent, one whose journeys are over and one on a host it does not lead to have the same answer. The client has no account, so all of it is
 * written in the product's own scope.
 */
async function lockByToken(tx: Transaction, token: string, { today, brandId }: WriteContext) {
  await enterScope(tx, 'system');
  const tokenHash = hashLinkToken(token);
  await tx.$queryRaw`SELECT FROM offer WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const offer = await tx.offer.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      brandId: true,
      clientFirstName: true,
      versions: {
        where: { sentAt: { not: null } },
        orderBy: { number: 'desc' },
        take: 1,
        include: { alternatives: { select: { id: true, position: true, content: true } } },
      },
    },
  });
  const shown = offer?.versions[0];
  const isHere = offer !== null && isLinkedHost(brandId, offer.brandId);
  if (!isHere || !shown || !isPageOpen(checkOutsIn(shown.alternatives), today()))
    throw new AppError('notFound', { status: 404 });
  return { ...offer, shown };
}

async function tellAgent(
  tx: Transaction,
  { id, brandId }: { id: string; brandId: string },
  { notice, key, commentId }: { notice: OfferNotice; key: string; commentId?: string },
  { locale }: WriteContext,
): Promise<void> {
  await enqueueMail(tx, `offer:${id}:${notice}:${key}`, {
    mail: 'offerNotice',
    offerId: id,
    notice,
    ...(commentId && { commentId }),
    locale,
    brandId,
  });
}

/** The page was opened in a browser; programs that look at links run no script. Told once a version; 404 for one to come. */
export async function noteVisit(tx: Transaction, token: string, number: number, context: WriteContext): Promise<Done> {
  const { id, shown } = await lockByToken(tx, token, context);
  if (number > shown.number) throw new AppError('notFound', { status: 404 });
  if (shown.number !== number || shown.viewedAt) return DONE;
  const now = context.now();
  await tx.offerVersion.update({ where: { id: shown.id }, data: { viewedAt: now }, select: { id: true } });
  await recordEvent(tx, id, { type: 'viewed', number, actorId: null, now });
  return DONE;
}

export async function commentAsClient(
  tx: Transaction,
  token: string,
  { alternativeId, text }: OfferCommentInput,
  context: WriteContext,
): Promise<Done> {
  const offer = await lockByToken(tx, token, context);
  const { id, shown, clientFirstName: name } = offer;
  if (!shown.alternatives.some((one) => one.id === alternativeId)) throw new AppError('notFound', { status: 404 });
  const now = context.now();
  const { number } = shown;
  const comment = await tx.offerComment.create({
    data: { offerId: id, number, alternativeId, userId: null, name, text, at: now },
    select: { id: true },
  });
  await recordEvent(tx, id, { type: 'commented', number, actorId: null, now });
  await tellAgent(tx, offer, { notice: 'commented', key: comment.id, commentId: comment.id }, context);
  return DONE;
}

/**
 * One answer counts: 409 for a version that is no longer the newest or was approved, 410 for one whose prices have ended.
 * From then on the database itself keeps the version as it is.
 */
export async function approveAsClient(
  tx: Transaction,
  token: string,
  { number, alternativeId, name }: OfferApproval,
  context: WriteContext,
): Promise<Done> {
  const offer = await lockByToken(tx, token, context);
  const { id, shown } = offer;
  const chosen = shown.alternatives.find((one) => one.id === alternativeId);
  if (shown.number !== number) {
    throw new AppError('offerStale', { status: 409, details: { number: shown.number, changeNote: shown.changeNote } });
  }
  if (!chosen) throw new AppError('notFound', { status: 404 });
  if (shown.approvedAt) throw new AppError('offerApproved', { status: 409 });
  const { checkIn } = alternativeContentSchema.parse(chosen.content);
  if (dayOf(shown.validUntil) < context.today() || checkIn < context.today()) {
    throw new AppError('offerEnded', { status: 410 });
  }
  const now = context.now();
  await tx.offerVersion.update({
    where: { id: shown.id },
    data: {
      viewedAt: shown.viewedAt ?? now,
      approvedAt: now,
      approvedPosition: chosen.position,
      approvedBy: name,
    },
    select: { id: true },
  });
  await recordEvent(tx, id, { type: 'approved', number, actorId: null, now });
  await tellAgent(tx, offer, { notice: 'approved', key: String(number) }, context);
  return DONE;
}
