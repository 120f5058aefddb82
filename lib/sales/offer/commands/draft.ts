import 'server-only';
import { getBrand } from '@/lib/brand/queries';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { isLocale, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import { statusAt } from '@/lib/sales/lead/rules/transition';
import type { OfferEventType, Prisma } from '@/prisma/generated/client';
import { alternativeContentSchema } from '../content';
import { contentOfSnapshot } from '../queries/content';
import type { OfferJson } from '../schema';
import { offersOf } from '../scope';

const madeSelect = { id: true, kind: true, snapshotId: true, leadId: true, markupAmount: true } as const;

const versionSelect = {
  id: true,
  number: true,
  locale: true,
  title: true,
  letter: true,
  changeNote: true,
  validUntil: true,
  sentAt: true,
  approvedAt: true,
  revision: true,
  alternatives: { select: { ...madeSelect, content: true }, orderBy: { position: 'asc' } },
  takenOut: { select: { ...madeSelect, title: true, house: true, at: true } },
} satisfies Prisma.OfferVersionSelect;

export type VersionRow = Prisma.OfferVersionGetPayload<{ select: typeof versionSelect }>;

export type LockedOffer = {
  id: string;
  agencyId: string;
  brandId: string;
  clientEmail: string | null;
  newest: VersionRow;
};

/** An alternative as the agency keeps it. */
export type Made = Pick<VersionRow['alternatives'][number], 'id' | 'kind' | 'snapshotId' | 'leadId' | 'markupAmount'>;

/** Of an alternative or of what was taken out of a draft, what both have. */
export const madeOf = ({ id, kind, snapshotId, leadId, markupAmount }: Made): Made => {
  return { id, kind, snapshotId, leadId, markupAmount };
};

/** What a window had before it; without a revision any of that version. */
type Seen = { number: number; revision?: number };

/**
 * One offer of the viewer's, nobody else changes it meanwhile. 404 for what is not theirs, 409 for another version or
 * revision than the one that was seen, with those there are.
 */
export async function lockOffer(tx: Transaction, viewer: Viewer, offerId: string, seen?: Seen): Promise<LockedOffer> {
  await tx.$queryRaw`SELECT FROM offer WHERE id = ${offerId} FOR UPDATE`;
  const offer = await tx.offer.findFirst({
    where: { id: offerId, ...offersOf(viewer) },
    select: {
      id: true,
      agencyId: true,
      brandId: true,
      clientEmail: true,
      versions: { select: versionSelect, orderBy: { number: 'desc' }, take: 1 },
    },
  });
  const newest = offer?.versions[0];
  if (!offer || !newest) throw new AppError('notFound', { status: 404 });
  const { number, revision } = newest;
  if (seen && (seen.number !== number || (seen.revision ?? revision) !== revision)) {
    throw new AppError('offerStale', { status: 409, details: { number, revision } });
  }
  return { ...offer, newest };
}

export function localeOf({ locale }: { locale: string }): Locale {
  return isLocale(locale) ? locale : 'en';
}

/** Throws 409 for a version that was sent: the next one begins only where somebody says so. */
export function requireDraft({ newest }: LockedOffer): VersionRow {
  if (newest.sentAt !== null) throw new AppError('offerIsSent', { status: 409 });
  return newest;
}

type DraftFields = Prisma.OfferVersionUpdateInput;

/** Stores what has changed in a draft; answers what it is from now on. */
export async function storeDraft(
  tx: Transaction,
  { id: offerId, newest }: LockedOffer,
  fields: DraftFields,
  now: Date,
): Promise<OfferJson> {
  const { number, revision } = await tx.offerVersion.update({
    where: { id: newest.id },
    data: { ...fields, savedAt: now, revision: { increment: 1 } },
    select: { number: true, revision: true },
  });
  await tx.offer.update({ where: { id: offerId }, data: { updatedAt: now }, select: { id: true } });
  return { _id: offerId, number, revision, savedAt: now.toISOString(), status: 'draft' };
}

/** For how many a lead is, and until when what it asks for is held: a first option that has not ended. */
async function factsOfLead(tx: Transaction, leadId: string | null, now: Date) {
  const lead = leadId
    ? await tx.lead.findUnique({
        where: { id: leadId },
        select: { status: true, optionRank: true, optionExpiresAt: true, adults: true, childrenAges: true },
      })
    : null;
  if (!lead) return { guests: 0, heldUntil: null };
  const isHeld = statusAt(lead, now) === 'CONFIRMED_OPTION' && lead.optionRank === 1;
  return { guests: lead.adults + lead.childrenAges.length, heldUntil: isHeld ? lead.optionExpiresAt : null };
}

type Page = { locale: Locale; isFolded: boolean; today: PlainDate; now: Date };

/** Writes the alternatives of a draft anew, each with what the client is shown of it in the draft's language. */
export async function writeAlternatives(
  tx: Transaction,
  version: { id: string; agencyId: string },
  made: readonly Made[],
  { locale, isFolded, today, now }: Page,
): Promise<void> {
  const snapshots = await tx.priceSnapshot.findMany({
    where: { id: { in: made.map(({ snapshotId }) => snapshotId) }, agencyId: version.agencyId },
    select: { id: true, content: true },
  });
  await tx.offerAlternative.deleteMany({ where: { versionId: version.id } });
  for (const [index, one] of made.entries()) {
    const snapshot = snapshots.find(({ id }) => id === one.snapshotId);
    const content = await contentOfSnapshot(tx, snapshot?.content, {
      locale,
      isFolded,
      today,
      markup: Number(one.markupAmount),
      ...(await factsOfLead(tx, one.leadId, now)),
    });
    await tx.offerAlternative.create({
      data: { ...madeOf(one), versionId: version.id, agencyId: version.agencyId, position: index + 1, content },
    });
  }
}

/** When the alternatives of a version begin. */
export async function arrivalsOf(tx: Transaction, versionId: string): Promise<PlainDate[]> {
  const rows = await tx.offerAlternative.findMany({ where: { versionId }, select: { content: true } });
  return rows.map(({ content }) => alternativeContentSchema.parse(content).checkIn);
}

/** Whether the offer's brand hides the agency's markup in the one price. */
export async function foldsMarkup(brandId: string): Promise<boolean> {
  return (await getBrand(brandId))?.offerMarkup.isHidden ?? false;
}

export async function recordEvent(
  tx: Transaction,
  offerId: string,
  { type, number, actorId, now }: { type: OfferEventType; number: number; actorId: string | null; now: Date },
): Promise<void> {
  await tx.offerEvent.create({ data: { offerId, type, number, actorId, at: now } });
  await tx.offer.update({ where: { id: offerId }, data: { updatedAt: now }, select: { id: true } });
}

export const dayOf = (value: Date): PlainDate => fromDatabaseDay(value);
