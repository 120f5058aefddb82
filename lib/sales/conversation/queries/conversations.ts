import 'server-only';
import { cache } from 'react';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from '@/lib/platform/media/sizes';
import type { Viewer } from '@/lib/platform/viewer/types';
import { Prisma } from '@/prisma/generated/client';
import { cidOf } from '../rules/cid';
import { causedBy } from '../rules/event';
import type { ConversationJson } from '../schema';
import { conversationsOf, joinedConversations } from '../scope';
import type { ConversationSide } from '../types';
import { messageSelect, toMessage } from './message';

/** As many as the chat service is asked for (rule 6.2). */
const LONGEST_LIST = 9999;

const lineSelect = (viewerId: string) =>
  ({
    id: true,
    agencyId: true,
    hotelId: true,
    lastSequence: true,
    lastMessageAt: true,
    owedBy: true,
    answerDueAt: true,
    hotel: {
      select: {
        name: true,
        city: { select: { countryId: true } },
        pictures: { select: pictureUseSelect, orderBy: { position: 'asc' }, take: 1 },
      },
    },
    participants: { where: { userId: viewerId }, select: { joinedAt: true, readSequence: true } },
    messages: { select: messageSelect, orderBy: { sequence: 'desc' }, take: 1 },
  }) satisfies Prisma.ConversationSelect;

const [THUMBNAIL = 160] = PICTURE_WIDTHS.parts;
const thumbnailOf = (src: string) => paths.encodedPicture(src, THUMBNAIL, PICTURE_QUALITY);

type Row = Prisma.ConversationGetPayload<{ select: ReturnType<typeof lineSelect> }>;

/** Of the agencies the viewer's conversations are with: a hotel reads their names and nothing else of them. */
async function namesOf(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT conversation_id AS id, name FROM conversation_agency WHERE conversation_id = ANY (${[...ids]})`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Of a message `m` and the viewer as its participant `p`: the other side wrote or caused it, or a colleague wrote it, behind
 * what the viewer has read.
 */
function isUnread(viewer: Viewer, side: ConversationSide): Prisma.Sql {
  return Prisma.sql`m.sequence > coalesce(p.read_sequence, 0) AND m.author_id IS DISTINCT FROM ${viewer.id}
    AND NOT (m.author_kind = 'system' AND coalesce(m.event->>'notice', '') = ANY (${[...causedBy[side]]}))`;
}

async function unreadOf(
  tx: Transaction,
  viewer: Viewer,
  side: ConversationSide,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ id: string; unread: number }[]>`
    SELECT m.conversation_id AS id, count(*)::int AS unread
    FROM conversation_message m
    LEFT JOIN conversation_participant p ON p.conversation_id = m.conversation_id AND p.user_id = ${viewer.id}
    WHERE m.conversation_id = ANY (${[...ids]}) AND ${isUnread(viewer, side)}
    GROUP BY m.conversation_id`;
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/**
 * When the hotel's answer to a request of a lead that is talked about is due at the earliest, where one waits; by
 * conversation. A hotel reads leads through its view.
 */
async function requestsOf(
  tx: Transaction,
  side: ConversationSide,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const asked = [...ids];
  const rows =
    side === 'hotel'
      ? await tx.$queryRaw<{ id: string; at: Date }[]>`
          SELECT m.conversation_id AS id, min(l.answer_due_at) AS at
          FROM conversation_message m JOIN hotel_lead l ON l.id = m.lead_id
          WHERE m.conversation_id = ANY (${asked}) AND l.answer_due_at > ${now} GROUP BY m.conversation_id`
      : await tx.$queryRaw<{ id: string; at: Date }[]>`
          SELECT m.conversation_id AS id, min(c.answer_due_at) AS at
          FROM conversation_message m JOIN lead l ON l.id = m.lead_id AND l.closed_at IS NULL
          JOIN lead_change c ON c.lead_id = l.id AND c.status = 'asked'
          WHERE m.conversation_id = ANY (${asked}) AND c.answer_due_at > ${now} GROUP BY m.conversation_id`;
  return new Map(rows.map(({ id, at }) => [id, at]));
}

type WhatIsDue = Pick<Row, 'id' | 'owedBy' | 'answerDueAt'>;

/** What a message asks or a request of a lead waits for, whichever comes first. */
function dueOf({ id, owedBy, answerDueAt }: WhatIsDue, requests: ReadonlyMap<string, Date>): ConversationJson['due'] {
  const request = requests.get(id);
  const said = owedBy && answerDueAt ? { owedBy, at: answerDueAt.toISOString(), isRequest: false } : null;
  if (!request || (answerDueAt && said && answerDueAt <= request)) return said;
  return { owedBy: 'hotel', at: request.toISOString(), isRequest: true };
}

async function readLines(
  tx: Transaction,
  viewer: Viewer,
  { side, locale }: { side: ConversationSide; locale: Locale },
  where: Prisma.ConversationWhereInput,
): Promise<ConversationJson[]> {
  const rows: Row[] = await tx.conversation.findMany({
    where: { AND: [conversationsOf(viewer, side), where] },
    select: lineSelect(viewer.id),
    orderBy: [{ lastMessageAt: 'desc' }, { id: 'asc' }],
    take: LONGEST_LIST,
  });
  const ids = rows.map(({ id }) => id);
  const [names, unread] = [await namesOf(tx, ids), await unreadOf(tx, viewer, side, ids)];
  const requests = await requestsOf(tx, side, ids, await clock.now());
  return rows.map((row) => {
    const [picture] = row.hotel.pictures;
    const [last] = row.messages;
    const { countryId } = row.hotel.city;
    return {
      _id: row.id,
      cid: cidOf(row.id),
      hotel: {
        _id: row.hotelId,
        name: row.hotel.name,
        picture: picture ? thumbnailOf(toPicture(picture.picture, locale).src) : null,
        timeZone: timeZoneOf(countryId),
      },
      agency: { _id: row.agencyId, name: names.get(row.id) ?? '' },
      last: last ? toMessage(last, viewer, locale) : null,
      lastSequence: row.lastSequence,
      unread: unread.get(row.id) ?? 0,
      isMine: side === 'hotel' || Boolean(row.participants[0]?.joinedAt),
      due: dueOf(row, requests),
      lastMessageAt: row.lastMessageAt.toISOString(),
    };
  });
}

type Asked = { side: ConversationSide; locale: Locale };

/** In whose words something was said: of a message, of the client it is about, or of a file with it. */
function saying(search: string): Prisma.ConversationWhereInput {
  const text = { contains: search, mode: 'insensitive' } as const;
  return {
    messages: {
      some: {
        OR: [
          { body: text },
          { clientFirstName: text },
          { clientLastName: text },
          { attachments: { some: { name: text } } },
        ],
      },
    },
  };
}

/** All conversations of a viewer on one side, the latest first; with words to search for those in which they were said. */
export function listConversations(
  viewer: Viewer,
  { search = '', ...asked }: Asked & { search?: string },
): Promise<ConversationJson[]> {
  return scoped(viewer, (tx) => readLines(tx, viewer, asked, search === '' ? {} : saying(search)));
}

/** One of them; null for one that is not theirs. */
export async function getConversation(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  asked: Asked,
): Promise<ConversationJson | null> {
  return (await readLines(tx, viewer, asked, { id }))[0] ?? null;
}

/** The one with a hotel; null where nobody of the agency takes part, or not this viewer. */
export async function conversationWith(viewer: Viewer, hotelId: string): Promise<string | null> {
  if (!viewer.agency) return null;
  const agencyId = viewer.agency.id;
  return scoped(viewer, async (tx) => {
    const where = { AND: [conversationsOf(viewer, 'agency'), { hotelId, agencyId }] };
    return (await tx.conversation.findFirst({ where, select: { id: true } }))?.id ?? null;
  });
}

/** Messages nobody has shown the viewer yet, in all conversations they take part in; for the menu, once a page. */
export const countUnread = cache(async (viewer: Viewer, side: ConversationSide): Promise<number> => {
  const [row] = await scoped(
    viewer,
    (tx) => tx.$queryRaw<{ unread: number }[]>`
      SELECT count(*)::int AS unread
      FROM conversation c
      LEFT JOIN conversation_participant p ON p.conversation_id = c.id AND p.user_id = ${viewer.id}
      JOIN conversation_message m ON m.conversation_id = c.id
      WHERE ${joinedConversations(viewer, side)} AND ${isUnread(viewer, side)}`,
  );
  return row?.unread ?? 0;
});
