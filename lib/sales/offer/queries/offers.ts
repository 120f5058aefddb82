import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { alternativeContentSchema } from '../content';
import { type OfferStatus, offerStatusOf } from '../rules/state';
import { type DraftOfferJson, MOST_ALTERNATIVES } from '../schema';
import { offersOf } from '../scope';
import type { OfferLine } from '../types';

const MOST = 100;

export const versionSelect = {
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

export function statusOf(version: VersionRow, comments: readonly CommentRow[], today: PlainDate): OfferStatus {
  const { number, sentAt, viewedAt, approvedAt } = version;
  const hasClientComment = comments.some((comment) => comment.userId === null && comment.number === number);
  return offerStatusOf(
    { sentAt, viewedAt, approvedAt, validUntil: fromDatabaseDay(version.validUntil), hasClientComment },
    today,
  );
}

export const personName = ({ firstName, lastName }: { firstName: string | null; lastName: string }) =>
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
