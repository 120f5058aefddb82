import 'server-only';
import { randomUUID } from 'node:crypto';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { latest } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { toMinor } from '@/lib/platform/money';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { alternativeContentSchema } from '../content';
import { validityProblem } from '../rules/ready';
import type { OfferJson, OfferPatch } from '../schema';
import {
  arrivalsOf,
  dayOf,
  foldsMarkup,
  type LockedOffer,
  localeOf,
  lockOffer,
  type Made,
  madeOf,
  recordEvent,
  requireDraft,
  storeDraft,
  writeAlternatives,
} from './draft';

async function currenciesOf(tx: Transaction, made: readonly Made[]): Promise<Map<string, string>> {
  const rows = await tx.priceSnapshot.findMany({
    where: { id: { in: made.map(({ snapshotId }) => snapshotId) } },
    select: { id: true, currency: true },
  });
  return new Map(rows.map(({ id, currency }) => [id, currency]));
}

/** The alternatives as they were named: in this order, with these markups. Throws 422 for one this draft never had. */
async function named(
  tx: Transaction,
  known: readonly Made[],
  asked: NonNullable<OfferPatch['alternatives']>,
): Promise<Made[]> {
  const currencies = await currenciesOf(tx, known);
  return asked.map(({ id, markup }, index): Made => {
    const one = known.find((each) => each.id === id);
    if (!one) {
      throw new AppError('invalidInput', { status: 422, fields: { [`alternatives.${index}.id`]: 'invalidValue' } });
    }
    const currency = currencies.get(one.snapshotId) ?? 'EUR';
    return { ...madeOf(one), markupAmount: markup === undefined ? one.markupAmount : toMinor(markup, currency) };
  });
}

/** What is no longer among the alternatives lies beside them, so that it can be put back. */
async function layAside(
  tx: Transaction,
  { newest, agencyId }: LockedOffer,
  kept: readonly Made[],
  now: Date,
): Promise<void> {
  const isKept = (id: string) => kept.some((one) => one.id === id);
  await tx.offerTakenOut.deleteMany({ where: { versionId: newest.id, id: { in: kept.map(({ id }) => id) } } });
  const gone = newest.alternatives.filter(({ id }) => !isKept(id));
  for (const one of gone) {
    const { title, house } = alternativeContentSchema.parse(one.content);
    await tx.offerTakenOut.create({
      data: { ...madeOf(one), versionId: newest.id, agencyId, title, house, at: now },
      select: { id: true },
    });
  }
}

function wordsOf(patch: OfferPatch) {
  const { locale, title, letter, changeNote, validUntil } = patch;
  return {
    ...(locale !== undefined && { locale }),
    ...(title !== undefined && { title }),
    ...(letter !== undefined && { letter }),
    ...(changeNote !== undefined && { changeNote: changeNote || null }),
    ...(validUntil !== undefined && { validUntil: toDatabaseDay(validUntil) }),
  };
}

function clientOf({ clientFirstName, clientLastName, clientEmail }: OfferPatch) {
  return {
    ...(clientFirstName !== undefined && { clientFirstName }),
    ...(clientLastName !== undefined && { clientLastName }),
    ...(clientEmail !== undefined && { clientEmail: clientEmail || null }),
  };
}

/** Stores what was typed since the last time. What was sent stays as it is: 409 for a version that is no draft. */
export async function changeOffer(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  patch: OfferPatch,
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, patch);
  const draft = requireDraft(offer);
  const now = context.now();
  const isInAnotherLanguage = patch.locale !== undefined && patch.locale !== draft.locale;
  if (patch.alternatives || isInAnotherLanguage) {
    const known: Made[] = [...draft.alternatives, ...draft.takenOut];
    const made = patch.alternatives ? await named(tx, known, patch.alternatives) : draft.alternatives.map(madeOf);
    await layAside(tx, offer, made, now);
    await writeAlternatives(tx, { id: draft.id, agencyId: offer.agencyId }, made, {
      locale: patch.locale ?? localeOf(draft),
      isFolded: await foldsMarkup(offer.brandId),
      today: context.today(),
      now,
    });
  }
  if (patch.validUntil !== undefined) {
    const problem = validityProblem(patch.validUntil, await arrivalsOf(tx, draft.id), context.today());
    if (problem) throw new AppError('invalidInput', { status: 422, fields: { validUntil: problem } });
  }
  await tx.offer.update({ where: { id: offerId }, data: clientOf(patch), select: { id: true } });
  return storeDraft(tx, offer, wordsOf(patch), now);
}

/**
 * The next version, as the client has the last one: only where somebody says so, because a client who has approved would
 * have to approve again. 409 where it was begun already.
 */
export async function beginVersion(
  tx: Transaction,
  viewer: Viewer,
  offerId: string,
  { number }: { number: number },
  context: WriteContext,
): Promise<OfferJson> {
  const offer = await lockOffer(tx, viewer, offerId, { number });
  const { newest, agencyId, brandId } = offer;
  if (newest.sentAt === null) throw new AppError('offerStale', { status: 409 });
  const now = context.now();
  const next = number + 1;
  const id = randomUUID();
  const { locale, title, letter } = newest;
  const validUntil = toDatabaseDay(latest(dayOf(newest.validUntil), context.today()));
  await tx.offerVersion.create({
    data: { id, offerId, number: next, locale, title, letter, validUntil, createdAt: now },
    select: { id: true },
  });
  await writeAlternatives(tx, { id, agencyId }, newest.alternatives, {
    locale: localeOf(newest),
    isFolded: await foldsMarkup(brandId),
    today: context.today(),
    now,
  });
  await recordEvent(tx, offerId, { type: 'created', number: next, actorId: viewer.id, now });
  return { _id: offerId, number: next, revision: 1, savedAt: now.toISOString(), status: 'draft' };
}
