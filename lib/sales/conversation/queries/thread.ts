import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import { toUnits } from '@/lib/platform/money';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { ConversationJson, MessageJson, SubjectJson, ThreadJson } from '../schema';
import type { ConversationSide } from '../types';
import { getConversation } from './conversations';
import { messageSelect, toMessage } from './message';

type LeadRow = {
  id: string;
  status: string;
  checkIn: Date;
  checkOut: Date;
  adults: number;
  childrenAges: number[];
  currency: string;
  priceTotal: bigint | null;
  answerDueAt: Date | null;
  rooms: { en: string; de: string }[];
};

/** The leads it is about, from what either side may read: a hotel through its views, which know no markup. */
async function readLeads(tx: Transaction, ids: readonly string[], side: ConversationSide): Promise<LeadRow[]> {
  const asked = [...ids];
  if (side === 'hotel') {
    return tx.$queryRaw<LeadRow[]>`
      SELECT l.id, l.status::text, l.check_in AS "checkIn", l.check_out AS "checkOut", l.adults,
        l.children_ages AS "childrenAges", l.currency, l.price_total AS "priceTotal", l.answer_due_at AS "answerDueAt",
        coalesce((SELECT json_agg(json_build_object('en', r.name_en, 'de', r.name_de) ORDER BY lr.position)
          FROM hotel_lead_room lr JOIN room r ON r.id = lr.room_id WHERE lr.lead_id = l.id), '[]') AS rooms
      FROM hotel_lead l WHERE l.id = ANY (${asked})`;
  }
  return tx.$queryRaw<LeadRow[]>`
    SELECT l.id, l.status::text, l.check_in AS "checkIn", l.check_out AS "checkOut", l.adults,
      l.children_ages AS "childrenAges", l.currency, l.price_total AS "priceTotal",
      (SELECT min(c.answer_due_at) FROM lead_change c WHERE c.lead_id = l.id AND c.status = 'asked') AS "answerDueAt",
      coalesce((SELECT json_agg(json_build_object('en', r.name_en, 'de', r.name_de) ORDER BY lr.position)
        FROM lead_room lr JOIN room r ON r.id = lr.room_id WHERE lr.lead_id = l.id), '[]') AS rooms
    FROM lead l WHERE l.id = ANY (${asked})`;
}

function toLead(row: LeadRow, locale: Locale): NonNullable<SubjectJson['lead']> {
  const { id, checkIn, checkOut, priceTotal, answerDueAt, rooms, ...rest } = row;
  return {
    _id: id,
    ...rest,
    checkIn: fromDatabaseDay(checkIn),
    checkOut: fromDatabaseDay(checkOut),
    rooms: rooms.map((room) => inLanguage(locale, room)),
    total: toUnits(priceTotal, rest.currency),
    answerDueAt: answerDueAt?.toISOString() ?? null,
  };
}

function subjectsOf(messages: readonly MessageJson[], leads: readonly LeadRow[], locale: Locale): SubjectJson[] {
  const found = new Map<string, SubjectJson>();
  for (const { about } of [...messages].reverse()) {
    if (!about) continue;
    const known = found.get(about.key);
    if (known) {
      known.count += 1;
      continue;
    }
    const lead = leads.find(({ id }) => id === about.leadId);
    const { key, firstName, lastName } = about;
    found.set(key, { key, firstName, lastName, count: 1, lead: lead ? toLead(lead, locale) : null });
  }
  return [...found.values()];
}

/** `known`: the conversation as the viewer's own list has just read it. */
type Asked = { side: ConversationSide; locale: Locale; after?: number; known?: ConversationJson };

/** A conversation with its messages, whom it is about and who takes part; null for one that is not the viewer's. */
export function getThread(
  viewer: Viewer,
  id: string,
  { after = 0, known, ...asked }: Asked,
): Promise<ThreadJson | null> {
  const { side, locale } = asked;
  return scoped(viewer, async (tx) => {
    const conversation = known ?? (await getConversation(tx, viewer, id, asked));
    if (!conversation) return null;
    const rows = await tx.conversationMessage.findMany({
      where: { conversationId: id },
      select: messageSelect,
      orderBy: { sequence: 'asc' },
    });
    const messages = rows.map((row) => toMessage(row, viewer, locale));
    const leadIds = [...new Set(rows.flatMap(({ leadId }) => leadId ?? []))];
    const leads = leadIds.length > 0 ? await readLeads(tx, leadIds, side) : [];
    const mark = await tx.conversationParticipant.findUnique({
      where: { conversationId_userId: { conversationId: id, userId: viewer.id } },
      select: { readSequence: true },
    });
    const people = new Map(
      rows
        .filter(({ authorKind, authorName }) => authorKind !== 'system' && authorName !== '')
        .map(({ authorId, authorName, authorKind }) => [
          authorId ?? authorName,
          {
            name: authorName,
            side: authorKind === 'agent' ? ('agency' as const) : ('hotel' as const),
            isMe: authorId === viewer.id,
          },
        ]),
    );
    return {
      conversation,
      messages: messages.filter(({ sequence }) => sequence > after),
      subjects: subjectsOf(messages, leads, locale),
      people: [...people.values()],
      readSequence: mark?.readSequence ?? 0,
    };
  });
}
