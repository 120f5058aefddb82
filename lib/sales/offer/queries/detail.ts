import 'server-only';
import { z } from 'zod';
import { levelWords } from '@/lib/catalogue/property/level-words';
import { readDoers } from '@/lib/people/doer/queries';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, isLocale, type Locale } from '@/lib/platform/i18n/locale';
import { translator } from '@/lib/platform/i18n/translator';
import type { Viewer } from '@/lib/platform/viewer/types';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import type { Earnings } from '@/lib/sales/lead/queries/leads';
import { statusAt } from '@/lib/sales/lead/rules/transition';
import type { Prisma } from '@/prisma/generated/client';
import { alternativeContentSchema, checkOutsIn } from '../content';
import { changesBetween } from '../rules/changes';
import { isInNameOf } from '../rules/client';
import { isPageOpen } from '../rules/state';
import { offersOf } from '../scope';
import { offerLink } from '../tokens';
import type { EditedAlternative, OfferComment, OfferDetail, OfferVersionLine } from '../types';
import { statusOf, versionSelect } from './offers';

const editedSelect = {
  ...versionSelect,
  revision: true,
  savedAt: true,
  createdAt: true,
  takenOut: { select: { id: true, title: true, house: true, at: true }, orderBy: { at: 'asc' } },
  alternatives: {
    select: {
      id: true,
      leadId: true,
      position: true,
      markupAmount: true,
      content: true,
      snapshot: { select: { currency: true, priceTotal: true, content: true } },
      lead: {
        select: {
          reference: true,
          clientId: true,
          client: { select: { id: true, firstName: true, lastName: true } },
          status: true,
          optionExpiresAt: true,
          optionRank: true,
          propertyId: true,
        },
      },
    },
    orderBy: { position: 'asc' },
  },
} satisfies Prisma.OfferVersionSelect;

/** Older ones are read by nobody; what was sent stays in the database. */
const MOST_VERSIONS = 12;

type Version = Prisma.OfferVersionGetPayload<{ select: typeof editedSelect }>;
type Row = Prisma.OfferVersionGetPayload<{ select: typeof editedSelect }>['alternatives'][number];

/** What a snapshot says of rates and of what is earned. */
const soldSchema = z.object({
  rooms: z.array(
    z.object({
      ratePlanId: z.string().optional(),
      priceTotal: z.int().nullable(),
      commissionPercent: z.number(),
    }),
  ),
  serviceLevel: z.string().nullish(),
});

type Rate = { name: string; board: string };

async function ratesIn(tx: Transaction, rows: readonly Row[], locale: Locale): Promise<Map<string, Rate>> {
  const ids = rows.flatMap(({ snapshot }) =>
    soldSchema.parse(snapshot.content).rooms.flatMap(({ ratePlanId }) => ratePlanId ?? []),
  );
  const plans = await tx.ratePlan.findMany({
    where: { id: { in: ids } },
    select: { id: true, nameEn: true, nameDe: true, board: true },
  });
  const t = translator(locale, 'clientOffer.board');
  return new Map(
    plans.map(({ id, nameEn, nameDe, board }) => [
      id,
      { name: inLanguage(locale, { en: nameEn, de: nameDe }), board: t(board) },
    ]),
  );
}

const isHeldNow = (lead: NonNullable<Row['lead']>, now: Date) =>
  statusAt(lead, now) === 'CONFIRMED_OPTION' && lead.optionRank === 1;

type Told = { rates: Map<string, Rate>; seesCommission: boolean; locale: Locale; now: Date };

function edited(row: Row, comments: OfferComment[], { rates, seesCommission, locale, now }: Told): EditedAlternative {
  const { id, leadId, lead, snapshot, markupAmount } = row;
  const content = alternativeContentSchema.parse(row.content);
  const { rooms, serviceLevel } = soldSchema.parse(snapshot.content);
  const isHotel = content.kind === 'hotel';
  const sold = rooms.map(({ ratePlanId }) => (ratePlanId ? rates.get(ratePlanId) : undefined));
  const level = serviceLevel ? levelWords(serviceLevel, locale) : '';
  const lines = rooms.map(({ priceTotal, commissionPercent }) => ({
    priceTotal: priceTotal === null ? null : BigInt(priceTotal),
    commissionPercent,
  }));
  return {
    id,
    lead:
      lead && leadId
        ? {
            _id: leadId,
            reference: lead.reference,
            status: statusAt(lead, now),
            isProperty: lead.propertyId !== null,
          }
        : null,
    content,
    currency: snapshot.currency,
    base: snapshot.priceTotal === null ? null : Number(snapshot.priceTotal),
    heldUntil: lead && isHeldNow(lead, now) ? lead.optionExpiresAt : null,
    rates: [...new Set(isHotel ? sold.map((rate) => rate?.name ?? '') : [level])].filter(Boolean),
    // A rate that is gone keeps the word the client was given.
    boards: isHotel ? sold.map((rate, index) => rate?.board ?? content.rooms[index]?.board ?? '') : [level],
    ...(seesCommission && {
      earned: { markup: Number(markupAmount), commission: Number(commissionOf(lines).total) },
    }),
    comments,
  };
}

const knownOf = ({ letter, title, validUntil, alternatives }: Version) => ({
  ...{ letter, title, validUntil: fromDatabaseDay(validUntil) },
  alternatives: alternatives.map(({ id, content }) => ({ ...alternativeContentSchema.parse(content), id })),
});

/** Versions as they were begun and sent, each with what was new in it. */
function versionLines(versions: readonly Version[]): OfferVersionLine[] {
  const known = versions.map(knownOf);
  return versions.map(({ number, createdAt, sentAt, viewedAt, approvedAt }, index) => {
    const [own, before] = [known[index], known[index + 1]];
    return {
      ...{ number, begunAt: createdAt, sentAt, viewedAt, isApproved: approvedAt !== null },
      alternatives: own?.alternatives.map(({ title, house, price }) => ({ title, house, price })) ?? [],
      changes: own && before ? changesBetween(before, own) : null,
    };
  });
}

/** An offer for its editor, in the reader's language; null for one that is not theirs. */
export async function getOffer(
  viewer: Viewer,
  offerId: string,
  { seesCommission, locale }: Earnings & { locale: Locale },
): Promise<OfferDetail | null> {
  const { now: nowOf, today: todayOf } = await clock.business();
  const [now, today] = [nowOf(), todayOf()];
  return scoped(viewer, async (tx) => {
    const row = await tx.offer.findFirst({
      where: { id: offerId, ...offersOf(viewer) },
      include: {
        comments: { orderBy: { at: 'asc' } },
        events: { orderBy: { id: 'desc' } },
        agency: { select: { name: true } },
        versions: { select: editedSelect, orderBy: { number: 'desc' }, take: MOST_VERSIONS },
      },
    });
    const newest = row?.versions[0];
    if (!row || !newest) return null;
    const address = offerLink(row);
    const sent = row.versions.find(({ sentAt }) => sentAt !== null);
    const { approvedAt, approvedBy, approvedPosition } = newest;
    const rates = await ratesIn(tx, newest.alternatives, locale);
    const { nameOf, isAdmin } = await readDoers(
      tx,
      row.events.map(({ actorId }) => actorId),
    );
    const commentsOn = (id: string) =>
      row.comments
        .filter(({ alternativeId }) => alternativeId === id)
        .map(({ userId, name, text, at }) => ({
          by: userId ? ('agency' as const) : ('client' as const),
          name,
          text,
          at,
        }));
    const chosen = newest.alternatives.find(({ position }) => position === approvedPosition);
    return {
      _id: row.id,
      reference: row.reference,
      clientFirstName: row.clientFirstName,
      clientLastName: row.clientLastName,
      clientEmail: row.clientEmail,
      number: newest.number,
      revision: newest.revision,
      savedAt: newest.savedAt ?? newest.createdAt,
      isDraft: newest.sentAt === null,
      status: statusOf(newest, row.comments, today),
      begunAt: newest.createdAt,
      sent: sent?.sentAt
        ? {
            number: sent.number,
            at: sent.sentAt,
            viewedAt: sent.viewedAt,
            validUntil: fromDatabaseDay(sent.validUntil),
            ids: sent.alternatives.map(({ id }) => id),
          }
        : null,
      link: sent && isPageOpen(checkOutsIn(sent.alternatives), today) ? address : null,
      isErased: address === null,
      locale: isLocale(newest.locale) ? newest.locale : 'en',
      title: newest.title,
      letter: newest.letter,
      changeNote: newest.changeNote,
      validUntil: fromDatabaseDay(newest.validUntil),
      approval:
        approvedAt && approvedBy && chosen ? { by: approvedBy, at: approvedAt, alternativeId: chosen.id } : null,
      alternatives: newest.alternatives.map((one) =>
        edited(one, commentsOn(one.id), { rates, seesCommission, locale, now }),
      ),
      takenOut: newest.takenOut,
      clientId: newest.alternatives.find(({ lead }) => lead?.clientId)?.lead?.clientId ?? null,
      clientPageId:
        row.agencyId === viewer.agency?.id
          ? (newest.alternatives.find(({ lead }) => lead?.client && isInNameOf(row, lead.client))?.lead?.clientId ??
            null)
          : null,
      talk: row.comments.map(({ id, alternativeId, userId, name, text, at }) => ({
        ...{ id, alternativeId, name, text, at, isOwn: userId === viewer.id },
        by: userId ? 'agency' : 'client',
      })),
      versions: versionLines(row.versions),
      lastEventId: String(row.events[0]?.id ?? 0),
      events: row.events.map(({ type, at, number, actorId }) => ({
        ...{ type, at, number, actorName: nameOf(actorId) },
        ...(isAdmin(actorId) && { forAgency: row.agency.name }),
      })),
    };
  });
}
