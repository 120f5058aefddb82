import 'server-only';
import { writeAudit } from '@/lib/people/audit/commands';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueMailTo } from '@/lib/platform/outbox/commands';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { keepSnapshot } from '@/lib/sales/lead/commands/snapshot';
import { priceSelection } from '@/lib/sales/lead/queries/price';
import { checkOutsIn } from '../content';
import { askPricesAgain, selectionOfSnapshot } from '../queries/prices';
import { stopsSending } from '../rules/asked-again';
import { missingIn } from '../rules/ready';
import { isPageOpen } from '../rules/state';
import type { OfferJson, OfferReprice, OfferSending } from '../schema';
import {
  arrivalsOf,
  dayOf,
  foldsMarkup,
  type LockedOffer,
  localeOf,
  lockOffer,
  madeOf,
  recordEvent,
  requireDraft,
  storeDraft,
  writeAlternatives,
} from './draft';

/** What stands between a draft and its client, as fields of the form; and a price that has moved, with which one. */
async function requireReady(
  tx: Transaction,
  viewer: Viewer,
  { id, newest }: LockedOffer,
  context: WriteContext,
): Promise<void> {
  const client = await tx.offer.findUniqueOrThrow({ where: { id }, select: { clientLastName: true } });
  const draft = { ...client, title: newest.title, letter: newest.letter, validUntil: dayOf(newest.validUntil) };
  const fields = missingIn(draft, await arrivalsOf(tx, newest.id), context.today());
  if (Object.keys(fields).length > 0) throw new AppError('invalidInput', { status: 422, fields });
  const asked = await askPricesAgain(tx, viewer, newest.alternatives, context);
  const stopped = asked.filter(stopsSending).map((one) => one.id);
  if (stopped.length > 0) throw new AppError('offerPriceMoved', { status: 409, details: { alternatives: stopped } });
}

/** The draft that was looked at is from now on what the client sees. Its terms and held rooms are those of this day. */
async function release(
  tx: Transaction,
  viewer: Viewer,
  offer: LockedOffer,
  { number, byMail, subject }: OfferSending,
  context: WriteContext,
): Promise<void> {
  const { id: offerId, newest, agencyId, brandId } = offer;
  const now = context.now();
  await tx.offerTakenOut.deleteMany({ where: { versionId: newest.id } });
  await writeAlternatives(tx, { id: newest.id, agencyId }, newest.alternatives, {
    locale: localeOf(newest),
    isFolded: await foldsMarkup(brandId),
    today: context.today(),
    now,
  });
  await tx.offerVersion.update({
    where: { id: newest.id },
    data: { sentAt: now, mailSubject: subject || null },
    select: { id: true },
  });
  await recordEvent(tx, offerId, { type: 'sent', number, actorId: viewer.id, now });
  await writeAudit(
    tx,
    { viewer, requestId: context.requestId, now: context.now },
    { action: 'offer.sent', entity: 'offer', entityId: offerId, after: { number, byMail } },
  );
}

const MINUTE = 60_000;

/**
 * Sends exactly the draft whose revision was looked at: 409 when it has changed since, or when a price has. A version the
 * client has can be mailed once more while its page opens; a second press in the same minute is the same mail.
 */
export async function sendOffer(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  sending: OfferSending,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, sending);
  const { newest, clientEmail, brandId } = offer;
  const { number, byMail } = sending;
  if (byMail && !clientEmail) {
    throw new AppError('invalidInput', { status: 422, fields: { clientEmail: 'emailRequired' } });
  }
  const isFirst = newest.sentAt === null;
  if (isFirst) {
    await requireReady(tx, viewer, offer, context);
    await release(tx, viewer, offer, sending, context);
  } else if (!isPageOpen(checkOutsIn(newest.alternatives), context.today())) {
    throw new AppError('offerOver', { status: 409 });
  }
  if (byMail && clientEmail) {
    const which = isFirst ? 'client' : `again:${Math.floor(clock.machine().getTime() / MINUTE)}`;
    await enqueueMailTo(tx, clientEmail, `offer:${offerId}:${number}:${which}`, {
      mail: 'offerSent',
      offerId,
      number,
      brandId,
    });
  }
  return { _id: offerId, number, revision: newest.revision, savedAt: context.now().toISOString(), status: 'sent' };
}

/** One alternative of a draft at the price of this moment; its lead keeps the price it was promised. */
export async function repriceAlternative(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  input: OfferReprice,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, input);
  const draft = requireDraft(offer);
  const one = draft.alternatives.find(({ id }) => id === input.alternativeId);
  if (!one) throw new AppError('notFound', { status: 404 });
  const { content, hotelId, propertyId } = await tx.priceSnapshot.findUniqueOrThrow({
    where: { id: one.snapshotId },
    select: { content: true, hotelId: true, propertyId: true },
  });
  const now = context.now();
  const { agencyId } = offer;
  const priced = await priceSelection(tx, viewer, selectionOfSnapshot(content), context);
  const snapshotId = await keepSnapshot(tx, { agencyId, hotelId, propertyId }, priced, now);
  const made = draft.alternatives.map((each) => (each.id === one.id ? { ...madeOf(each), snapshotId } : madeOf(each)));
  await writeAlternatives(tx, { id: draft.id, agencyId }, made, {
    locale: localeOf(draft),
    isFolded: await foldsMarkup(offer.brandId),
    today: context.today(),
    now,
  });
  return storeDraft(tx, offer, {}, now);
}
