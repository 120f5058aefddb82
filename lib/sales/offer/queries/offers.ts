import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import { isLocale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Earnings } from '@/lib/sales/lead/queries/leads';
import type { Prisma } from '@/prisma/generated/client';
import { alternativeContentSchema } from '../content';
import { type OfferStatus, offerStatusOf } from '../rules/state';
import { type DraftOfferJson, MOST_ALTERNATIVES } from '../schema';
import { offersOf } from '../scope';
import { offerToken } from '../tokens';
import type { OfferDetail, OfferLine } from '../types';

const MOST = 100;

const versionSelect = {
  number: true,
  locale: true,
  title: true,
  letter: true,
  changeNote: true,
  validUntil: true,
  sentAt: true,
  viewedAt: true,
  approvedAt: true,
  approvedBy: true,
  approvedPosition: true,
} satisfies Prisma.OfferVersionSelect;

type VersionRow = Prisma.OfferVersionGetPayload<{ select: typeof versionSelect }>;
type CommentRow = { number: number; userId: string | null };

function statusOf(version: VersionRow, comments: readonly CommentRow[], today: PlainDate): OfferStatus {
  const { number, sentAt, viewedAt, approvedAt } = version;
  const hasClientComment = comments.some((comment) => comment.userId === null && comment.number === number);
  return offerStatusOf(
    { sentAt, viewedAt, approvedAt, validUntil: fromDatabaseDay(version.validUntil), hasClientComment },
    today,
  );
}

const personName = ({ firstName, lastName }: { firstName: string | null; lastName: string }) =>
  `${firstName ?? ''} ${lastName}`.trim();

/** Offers of the viewer, a supervisor's team or, for admins, of all; what changed last comes first. */
export async function listOffers(viewer: Viewer): Promise<OfferLine[]> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const rows = await tx.offer.findMany({
      where: offersOf(viewer),
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take: MOST,
      include: {
        user: { select: { firstName: true, lastName: true } },
        comments: { select: { number: true, userId: true } },
        versions: {
          select: { ...versionSelect, alternatives: { select: { content: true }, orderBy: { position: 'asc' } } },
          orderBy: { number: 'desc' },
          take: 2,
        },
      },
    });
    return rows.flatMap((row): OfferLine[] => {
      const [newest] = row.versions;
      if (!newest) return [];
      const sent = row.versions.find(({ sentAt }) => sentAt !== null);
      return [
        {
          _id: row.id,
          reference: row.reference,
          clientName: `${row.clientFirstName} ${row.clientLastName}`.trim(),
          title: newest.title,
          number: newest.number,
          status: statusOf(newest, row.comments, today),
          sentNumber: sent?.number ?? null,
          alternatives: newest.alternatives.map(({ content }) => {
            const { title, house, rooms } = alternativeContentSchema.parse(content);
            return rooms.length === 1 ? `${title}, ${house}` : title;
          }),
          validUntil: fromDatabaseDay(newest.validUntil),
          agentId: row.userId,
          agentName: personName(row.user),
          updatedAt: row.updatedAt,
          comments: row.comments.filter(({ userId }) => userId === null).length,
        },
      ];
    });
  });
}

/** Drafts that can take another alternative, what changed last first. */
export async function listDraftOffers(viewer: Viewer): Promise<DraftOfferJson[]> {
  const offers = await listOffers(viewer);
  return offers
    .filter(({ status, alternatives }) => status === 'draft' && alternatives.length < MOST_ALTERNATIVES)
    .map(({ _id, clientName, title, alternatives }) => ({ _id, clientName, title, alternatives: alternatives.length }));
}

/** An offer for its editor; null for one that is not theirs. */
export async function getOffer(
  viewer: Viewer,
  offerId: string,
  { seesCommission }: Earnings,
): Promise<OfferDetail | null> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const row = await tx.offer.findFirst({
      where: { id: offerId, ...offersOf(viewer) },
      include: {
        comments: { orderBy: { at: 'asc' } },
        events: { orderBy: { id: 'desc' }, include: { actor: { select: { firstName: true, lastName: true } } } },
        versions: {
          select: {
            ...versionSelect,
            alternatives: { include: { snapshot: { select: { currency: true } } }, orderBy: { position: 'asc' } },
          },
          orderBy: { number: 'desc' },
          take: 2,
        },
      },
    });
    const newest = row?.versions[0];
    if (!row || !newest) return null;
    const sent = row.versions.find(({ sentAt }) => sentAt !== null);
    const { approvedAt, approvedBy, approvedPosition } = newest;
    const alternatives = newest.alternatives.map(({ id, leadId, position, markupAmount, content, snapshot }) => ({
      position,
      id,
      leadId,
      content: alternativeContentSchema.parse(content),
      ...(seesCommission && { markup: Number(markupAmount) }),
      currency: snapshot.currency,
      comments: row.comments
        .filter(({ alternativeId }) => alternativeId === id)
        .map(({ userId, name, text, at }) => ({
          by: userId ? ('agency' as const) : ('client' as const),
          name,
          text,
          at,
        })),
    }));
    const chosen = alternatives.find(({ position }) => position === approvedPosition);
    return {
      _id: row.id,
      reference: row.reference,
      clientFirstName: row.clientFirstName,
      clientLastName: row.clientLastName,
      clientEmail: row.clientEmail,
      number: newest.number,
      isDraft: newest.sentAt === null,
      status: statusOf(newest, row.comments, today),
      sentNumber: sent?.number ?? null,
      token: sent ? offerToken(row.id, row.tokenHash) : null,
      locale: isLocale(newest.locale) ? newest.locale : 'en',
      title: newest.title,
      letter: newest.letter,
      changeNote: newest.changeNote,
      validUntil: fromDatabaseDay(newest.validUntil),
      approval:
        approvedAt && approvedBy && chosen ? { by: approvedBy, at: approvedAt, title: chosen.content.title } : null,
      alternatives: alternatives.map(({ position: _, ...alternative }) => alternative),
      events: row.events.map(({ type, at, number, actor }) => ({
        type,
        at,
        number,
        actorName: actor && personName(actor),
      })),
    };
  });
}
