import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Transaction } from '@/lib/platform/db';
import { asksSomething, type Due, dueAfter } from '@/lib/sales/conversation/rules/due';
import type { Prisma } from '@/prisma/generated/client';
import { type ConversationContent, conversations } from '../content/conversations';
import { demonstrationId } from '../ids';

const HOUR = 3_600_000;
/** What a conversation tells of a lead's history. */
const told = new Set([
  'requestedOption',
  'confirmedOption',
  'declinedOption',
  'expiredOption',
  'cancelledOption',
  'requestedBooking',
  'confirmedBooking',
  'declinedBooking',
  'cancelledBooking',
]);

type Said = Omit<Prisma.ConversationMessageCreateManyInput, 'conversationId' | 'sequence' | 'createdAt'> & {
  createdAt: Date;
};

async function createConversation(
  tx: Transaction,
  { agency, hotel: hotelId, lines }: ConversationContent,
  now: Date,
): Promise<void> {
  const id = demonstrationId('conversation', agency, hotelId);
  const leads = await tx.lead.findMany({
    where: { agencyId: agency, hotelId },
    orderBy: { createdAt: 'desc' },
    include: {
      user: true,
      events: { orderBy: { id: 'asc' } },
      rooms: { orderBy: { position: 'asc' }, include: { room: { select: { nameEn: true, nameDe: true } } } },
    },
  });
  const hotel = await tx.hotel.findUniqueOrThrow({
    where: { id: hotelId },
    include: {
      city: { select: { countryId: true } },
      contacts: { where: { role: 'operator' }, take: 1 },
      salesManagers: { orderBy: { position: 'asc' }, take: 1 },
    },
  });
  const [lead] = leads;
  if (!lead) throw new Error(`${agency} has no lead at ${hotelId}.`);
  const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string }) =>
    `${firstName ?? ''} ${lastName}`.trim();
  const [contact] = hotel.contacts;
  const agent = { authorKind: 'agent' as const, authorId: lead.userId, authorName: nameOf(lead.user) };
  const host = contact
    ? { authorKind: 'hotel' as const, authorId: contact.id, authorName: nameOf(contact) }
    : { authorKind: 'hotel' as const, authorId: null, authorName: hotel.salesManagers[0]?.fullName ?? '' };
  const about = (one: typeof lead) => ({
    leadId: one.id,
    clientFirstName: one.clientFirstName,
    clientLastName: one.clientLastName,
  });

  const said: Said[] = [
    ...lines.map(([hoursAgo, by, body], index) => ({
      ...(by === 'agent' ? agent : host),
      ...about(lead),
      body,
      key: `line:${index}`,
      createdAt: new Date(now.getTime() - hoursAgo * HOUR),
    })),
    ...leads.flatMap((one) =>
      one.events
        .filter(({ type, at }) => told.has(type) && at <= now)
        .map(({ type, at, reason }, index) => ({
          authorKind: 'system' as const,
          ...about(one),
          event: {
            notice: type,
            rooms: one.rooms.map(({ room }) => ({ en: room.nameEn, de: room.nameDe })),
            reason,
            optionExpiresAt: one.optionExpiresAt?.toISOString() ?? null,
          },
          key: `lead:${one.id}:${index}`,
          createdAt: at,
        })),
    ),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());

  const zone = timeZoneOf(hotel.city.countryId);
  let due: Due = null;
  for (const { authorKind, body = '', createdAt } of said) {
    if (authorKind === 'system') continue;
    const by = authorKind === 'agent' ? 'agency' : 'hotel';
    due = dueAfter(due, { by, isQuestion: asksSomething(body), dueAt: answerDueAt(createdAt, zone) });
  }
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  await tx.conversation.create({
    data: {
      id,
      agencyId: agency,
      hotelId,
      lastSequence: said.length,
      lastMessageAt: last.createdAt,
      owedBy: due?.owedBy ?? null,
      answerDueAt: due?.answerDueAt ?? null,
      createdAt: first.createdAt,
    },
  });
  await tx.conversationMessage.createMany({
    data: said.map((message, index) => ({
      id: demonstrationId('message', id, message.key),
      conversationId: id,
      sequence: index + 1,
      ...message,
    })),
  });
  // Everybody who wrote has read up to what they wrote last; so what came behind it is new to them.
  const lastOf = (authorId: string) => said.findLastIndex((message) => message.authorId === authorId) + 1;
  const agents = [...new Set(leads.map(({ userId }) => userId))];
  await tx.conversationParticipant.createMany({
    data: [
      ...agents.map((userId) => ({
        conversationId: id,
        userId,
        joinedAt: first.createdAt,
        readSequence: lastOf(userId),
      })),
      ...(contact ? [{ conversationId: id, userId: contact.id, readSequence: lastOf(contact.id) }] : []),
    ],
    skipDuplicates: true,
  });
}

/** The demonstration's 22 conversations; after its leads, which they are about. */
export async function createConversations(tx: Transaction, now: Date): Promise<void> {
  for (const content of conversations) await createConversation(tx, content, now);
}
