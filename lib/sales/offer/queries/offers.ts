import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import type { PictureValue } from '@/lib/platform/media/types';
import type { Viewer } from '@/lib/platform/viewer/types';
import { statusAt } from '@/lib/sales/lead/rules/transition';
import type { Prisma } from '@/prisma/generated/client';
import { isInNameOf } from '../rules/client';
import { openStepOf } from '../rules/next-step';
import { isPageOpen, type OfferStatus, offerStatusOf } from '../rules/state';
import { type DraftOfferJson, MOST_ALTERNATIVES } from '../schema';
import { offersOf } from '../scope';
import type { OfferLine } from '../types';

/** More than these are found by nobody in a list: what is older has long ended. */
export const MOST_OFFERS = 300;

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

const lineInclude = {
  user: { select: { firstName: true, lastName: true } },
  comments: {
    select: { number: true, alternativeId: true, userId: true, name: true, text: true, at: true },
    orderBy: { at: 'asc' },
  },
  versions: {
    select: { ...versionSelect, id: true, revision: true, savedAt: true, createdAt: true },
    orderBy: { number: 'desc' },
    take: 2,
  },
} satisfies Prisma.OfferInclude;

type LineRow = Prisma.OfferGetPayload<{ include: typeof lineInclude }>;

type AlternativeRow = {
  versionId: string;
  id: string;
  position: number;
  leadId: string | null;
  title: string;
  house: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  picture: PictureValue | null;
  currency: string | null;
  total: bigint | null;
  client: { id: string; firstName: string; lastName: string } | null;
};

/** Of the content only what a list shows: texts and pictures of a hundred offers are megabytes. */
function alternativesOf(tx: Transaction, versionIds: readonly string[]): Promise<AlternativeRow[]> {
  return tx.$queryRaw<AlternativeRow[]>`
    SELECT a.version_id AS "versionId", a.id, a.position, a.lead_id AS "leadId", content->>'title' AS title,
      content->>'house' AS house, content->>'checkIn' AS "checkIn", content->>'checkOut' AS "checkOut",
      content->'pictures'->0 AS picture, content->'price'->>'currency' AS currency,
      (content->'price'->>'total')::bigint AS total,
      CASE WHEN k.id IS NOT NULL
        THEN jsonb_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name) END AS client
    FROM offer_alternative a LEFT JOIN lead l ON l.id = a.lead_id LEFT JOIN client k ON k.id = l.client_id
    WHERE a.version_id = ANY(${versionIds}) ORDER BY a.version_id, a.position`;
}

/** Of each alternative the last word, where it is the client's. */
function owedOf(comments: LineRow['comments']): OfferLine['owed'] {
  const last = new Map(comments.map((comment) => [comment.alternativeId, comment]));
  const open = [...last.values()].filter(({ userId }) => userId === null);
  const newest = open.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  return newest ? { count: open.length, by: newest.name, text: newest.text, at: newest.at } : null;
}

const standingSelect = { id: true, status: true, optionExpiresAt: true, optionRank: true, closedAt: true } as const;
type Standing = Prisma.LeadGetPayload<{ select: typeof standingSelect }>;

type Known = {
  now: Date;
  today: PlainDate;
  /** The viewer's: of another's clients there are no pages for them. */
  agencyId: string | undefined;
  alternatives: AlternativeRow[];
  leads: Map<string, Standing>;
};

/** What the client has agreed to, how far it has come, and what is to be done with it while its stay is ahead. */
function chosenOf(version: LineRow['versions'][number], { now, today, alternatives, leads }: Known) {
  const { approvedAt, approvedPosition } = version;
  const chosen = alternatives.find((one) => one.versionId === version.id && one.position === approvedPosition);
  if (!approvedAt || !chosen) return { approval: null, step: null, heldUntil: null };
  const lead = leads.get(chosen.leadId ?? '');
  const status = lead ? statusAt(lead, now) : null;
  const isHeld = status === 'CONFIRMED_OPTION' && lead?.optionRank === 1;
  const { position, title, leadId } = chosen;
  return {
    approval: { at: approvedAt, position, title, leadId, status },
    step: lead ? openStepOf({ ...lead, isClosed: lead.closedAt !== null }, chosen.checkIn, { today, now }) : null,
    heldUntil: isHeld ? (lead?.optionExpiresAt ?? null) : null,
  };
}

function clientPageOf(row: LineRow, { agencyId, alternatives }: Known): string | null {
  if (row.agencyId !== agencyId) return null;
  const own = new Set(row.versions.map(({ id }) => id));
  const found = alternatives.find(({ versionId, client }) => own.has(versionId) && client && isInNameOf(row, client));
  return found?.client?.id ?? null;
}

function lineOf(row: LineRow, known: Known): OfferLine[] {
  const [newest] = row.versions;
  if (!newest) return [];
  const sent = row.versions.find(({ sentAt }) => sentAt !== null);
  const version = sent ?? newest;
  const alternatives = known.alternatives.filter(({ versionId }) => versionId === version.id);
  const isDraft = newest.sentAt === null;
  return [
    {
      _id: row.id,
      reference: row.reference,
      clientName: `${row.clientFirstName} ${row.clientLastName}`.trim(),
      clientPageId: clientPageOf(row, known),
      title: version.title,
      number: version.number,
      status: statusOf(version, row.comments, known.today),
      sent: sent?.sentAt ? { at: sent.sentAt, viewedAt: sent.viewedAt } : null,
      hasDraft: isDraft && sent !== undefined,
      draftAt: isDraft ? (newest.savedAt ?? newest.createdAt) : null,
      alternatives: alternatives.map(({ title, house, checkIn, picture, currency, total }) => ({
        title,
        house,
        checkIn,
        picture,
        price: currency !== null && total !== null ? { currency, total: Number(total) } : null,
      })),
      ...chosenOf(version, known),
      owed: owedOf(row.comments),
      isOver: !isPageOpen(
        alternatives.map(({ checkOut }) => checkOut),
        known.today,
      ),
      canRemind: row.clientEmail !== null && !isDraft,
      newest: {
        number: newest.number,
        revision: newest.revision,
        alternatives: known.alternatives.filter(({ versionId }) => versionId === newest.id).length,
        isDraft,
        title: newest.title,
      },
      validUntil: fromDatabaseDay(version.validUntil),
      agentId: row.userId,
      agentName: personName(row.user),
      updatedAt: row.updatedAt,
    },
  ];
}

async function linesWhere(viewer: Viewer, where: Prisma.OfferWhereInput, take: number): Promise<OfferLine[]> {
  const { now: nowOf, today: todayOf } = await clock.business();
  const [now, today] = [nowOf(), todayOf()];
  return scoped(viewer, async (tx) => {
    const rows = await tx.offer.findMany({
      where: { AND: [offersOf(viewer), where] },
      orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
      take,
      include: lineInclude,
    });
    if (rows.length === 0) return [];
    const versions = rows.flatMap((row) => row.versions);
    const alternatives = await alternativesOf(
      tx,
      versions.map(({ id }) => id),
    );
    const approved = versions.filter(({ approvedAt }) => approvedAt !== null);
    const chosen = approved.flatMap(
      ({ id, approvedPosition }) =>
        alternatives.find((one) => one.versionId === id && one.position === approvedPosition)?.leadId ?? [],
    );
    const leads =
      chosen.length === 0 ? [] : await tx.lead.findMany({ where: { id: { in: chosen } }, select: standingSelect });
    const agencyId = viewer.agency?.id;
    const known = { now, today, agencyId, alternatives, leads: new Map(leads.map((lead) => [lead.id, lead])) };
    return rows.flatMap((row) => lineOf(row, known));
  });
}

/** Offers of the viewer, a supervisor's team or, for admins, of all; what changed last comes first. */
export function listOffers(viewer: Viewer): Promise<OfferLine[]> {
  return linesWhere(viewer, {}, MOST_OFFERS);
}

/** Those of a client: of their leads, and in their name. An offer made from somebody's lead may be for somebody else. */
export function listOffersOfClient(
  viewer: Viewer,
  { _id: clientId, firstName, lastName }: { _id: string; firstName: string; lastName: string },
): Promise<OfferLine[]> {
  const named = (equals: string) => ({ equals, mode: 'insensitive' as const });
  const isTheirs = {
    ...{ clientFirstName: named(firstName), clientLastName: named(lastName) },
    versions: { some: { alternatives: { some: { lead: { clientId } } } } },
  };
  return linesWhere(viewer, isTheirs, MOST_OFFERS);
}

/** Drafts that can take another alternative, what changed last first. */
export async function listDraftOffers(viewer: Viewer): Promise<DraftOfferJson[]> {
  const offers = await listOffers(viewer);
  return offers
    .filter(({ newest }) => newest.isDraft && newest.alternatives < MOST_ALTERNATIVES)
    .map(({ _id, clientName, newest: { title, alternatives } }) => ({ _id, clientName, title, alternatives }));
}
