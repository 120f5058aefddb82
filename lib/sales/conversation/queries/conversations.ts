import 'server-only';
import { timeZoneOf } from '@/lib/catalogue/place/property-time';
import { scoped } from '@/lib/people/scope';
import { paths } from '@/lib/platform/addresses/paths';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { pictureUseSelect, toPicture } from '@/lib/platform/media/queries';
import { PICTURE_QUALITY, PICTURE_WIDTHS } from '@/lib/platform/media/sizes';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { cidOf } from '../rules/cid';
import type { ConversationJson } from '../schema';
import { conversationsOf, isUnread } from '../scope';
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

type Besides = { id: string; name: string; unread: number };

/**
 * What the rows of conversations do not have: names of their agencies, of which a hotel reads nothing else, and how many
 * messages nobody has shown the viewer.
 */
async function besidesOf(
  tx: Transaction,
  viewer: Viewer,
  side: ConversationSide,
  ids: readonly string[],
): Promise<Map<string, Besides>> {
  const rows = await tx.$queryRaw<Besides[]>`
    SELECT a.conversation_id AS id, a.name, count(m.id)::int AS unread
    FROM conversation_agency a
    LEFT JOIN conversation_participant p ON p.conversation_id = a.conversation_id AND p.user_id = ${viewer.id}
    LEFT JOIN conversation_message m ON m.conversation_id = a.conversation_id AND ${isUnread(viewer, side)}
    WHERE a.conversation_id = ANY (${[...ids]})
    GROUP BY a.conversation_id, a.name`;
  return new Map(rows.map((row) => [row.id, row]));
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
  const besides = await besidesOf(tx, viewer, side, ids);
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
      agency: { _id: row.agencyId, name: besides.get(row.id)?.name ?? '' },
      last: last ? toMessage(last, viewer, locale) : null,
      lastSequence: row.lastSequence,
      unread: besides.get(row.id)?.unread ?? 0,
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
