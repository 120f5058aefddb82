import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import { enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { OfferCommentInput, OfferJson, OfferPatch, OfferSending } from '../schema';
import { dayOf, foldsMarkup, localeOf, lockOffer, type Made, openDraft, recordEvent, writeAlternatives } from './draft';

type Priced = Made & { currency: string };

async function currencies(tx: Transaction, made: readonly Made[]): Promise<Priced[]> {
  const rows = await tx.priceSnapshot.findMany({
    where: { id: { in: made.map(({ snapshotId }) => snapshotId) } },
    select: { id: true, currency: true },
  });
  return made.map((one) => ({ ...one, currency: rows.find(({ id }) => id === one.snapshotId)?.currency ?? 'EUR' }));
}

function validDay(validUntil: OfferPatch['validUntil'], { today }: WriteContext): void {
  if (validUntil < today()) {
    throw new AppError('invalidInput', { status: 422, fields: { validUntil: 'offerValidityPast' } });
  }
}

/** Saves the draft; of an offer that was sent it makes a new version, and what was sent stays as it is. */
export async function changeOffer(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  patch: OfferPatch,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, patch.number);
  validDay(patch.validUntil, context);
  const known = await currencies(tx, offer.newest.alternatives);
  const made = patch.alternatives.map(({ id, markup }, index): Made => {
    const one = known.find((each) => each.id === id);
    if (!one)
      throw new AppError('invalidInput', { status: 422, fields: { [`alternatives.${index}.id`]: 'invalidValue' } });
    const { currency, ...kept } = one;
    return { ...kept, markupAmount: markup === undefined ? kept.markupAmount : toMinor(markup, currency) };
  });
  const draft = await openDraft(tx, offer, context);
  const { locale, title, letter, changeNote, validUntil } = patch;
  await tx.offerVersion.update({
    where: { id: draft.id },
    data: { locale, title, letter, changeNote: changeNote || null, validUntil: toDatabaseDay(validUntil) },
    select: { id: true },
  });
  await writeAlternatives(tx, { id: draft.id, agencyId: offer.agencyId }, made, {
    locale,
    isFolded: await foldsMarkup(offer.brandId),
    today: context.today(),
    now: context.now(),
  });
  const { clientFirstName, clientLastName, clientEmail } = patch;
  await tx.offer.update({
    where: { id: offerId },
    data: { clientFirstName, clientLastName, clientEmail: clientEmail || null, updatedAt: context.now() },
    select: { id: true },
  });
  return { _id: offerId, number: draft.number, status: 'draft' };
}

/** From now on the draft is what the client sees; by mail, or by the link the agent hands over. */
export async function sendOffer(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  { number, byMail }: OfferSending,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, number);
  const { newest, agencyId, clientEmail, brandId } = offer;
  const client = await tx.offer.findUniqueOrThrow({ where: { id: offerId }, select: { clientLastName: true } });
  const now = context.now();
  if (byMail && !clientEmail) {
    throw new AppError('invalidInput', { status: 422, fields: { clientEmail: 'emailRequired' } });
  }
  if (!client.clientLastName) throw new AppError('offerClientMissing', { status: 422 });
  if (newest.sentAt === null) {
    validDay(dayOf(newest.validUntil), context);
    // Terms and held rooms as they are on the day it is sent.
    await writeAlternatives(tx, { id: newest.id, agencyId }, newest.alternatives, {
      locale: localeOf(newest),
      isFolded: await foldsMarkup(brandId),
      today: context.today(),
      now,
    });
    await tx.offerVersion.update({ where: { id: newest.id }, data: { sentAt: now }, select: { id: true } });
    await recordEvent(tx, offerId, { type: 'sent', number, actorId: viewer.id, now });
    await writeAudit(
      tx,
      { viewer, requestId: context.requestId, now: context.now },
      { action: 'offer.sent', entity: 'offer', entityId: offerId, after: { number, byMail } },
    );
  }
  if (byMail && clientEmail) {
    await enqueueMailTo(tx, clientEmail, `offer:${offerId}:${number}:client`, {
      mail: 'offerSent',
      offerId,
      number,
      brandId,
    });
  }
  return { _id: offerId, number, status: 'sent' };
}

/** The agency's word in the conversation about an alternative; the client is told by mail where we know their address. */
export async function replyToClient(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  { alternativeId, text }: OfferCommentInput,
  context: WriteContext,
): Promise<{ done: true }> {
  const { newest, clientEmail, brandId } = await lockOffer(tx, viewer, offerId);
  if (!newest.alternatives.some(({ id }) => id === alternativeId)) throw new AppError('notFound', { status: 404 });
  const now = context.now();
  const name = viewer.firstName ?? viewer.displayName;
  const { number } = newest;
  const comment = await tx.offerComment.create({
    data: { offerId, number, alternativeId, userId: viewer.id, name, text, at: now },
    select: { id: true },
  });
  await recordEvent(tx, offerId, { type: 'replied', number, actorId: viewer.id, now });
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
