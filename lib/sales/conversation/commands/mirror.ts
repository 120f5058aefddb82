import 'server-only';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import { messages as words } from '@/lib/platform/i18n/messages';
import type { ChatMirror } from '@/lib/platform/outbox/types';
import type { ChatPort } from '@/lib/platform/vendors/chat/port';
import { type MessageRow, messageSelect, toMessage } from '../queries/message';
import { eventSentence } from '../rules/event';
import { channelPeople, chatIdOf, isFromChat, type MirrorMessage, mirrored, speakerOf } from '../rules/mirror';
import { readersOf } from '../scope';

/** Says in the chat service what happened to a lead. */
const PRODUCT_NAME = 'Luxury Distribution System';

async function people(tx: Transaction, conversation: { id: string; agencyId: string; hotelId: string }) {
  const rows = await tx.user.findMany({
    where: readersOf(conversation),
    select: { id: true, firstName: true, lastName: true, role: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id, firstName, lastName, role }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' '),
    role,
  }));
}

/** In English: the service knows one text for everybody. */
function toMirror(row: MessageRow): MirrorMessage {
  const { event } = toMessage(row, { id: '' }, 'en');
  const about = [row.clientFirstName, row.clientLastName].filter(Boolean).join(' ');
  const told = event && [eventSentence(event, words.en.conversations.event), about, event.reason];
  return { ...row, told: told ? told.filter(Boolean).join(' · ') : null };
}

async function readAhead(tx: Transaction, { conversationId, sequence }: ChatMirror) {
  const conversation = await tx.conversation.findUnique({
    where: { id: conversationId },
    select: {
      id: true,
      agencyId: true,
      hotelId: true,
      mirroredUpTo: true,
      hotel: { select: { id: true, name: true } },
      agency: { select: { name: true } },
    },
  });
  if (!conversation || conversation.mirroredUpTo >= sequence) return null;
  const rows = await tx.conversationMessage.findMany({
    where: { conversationId, sequence: { gt: conversation.mirroredUpTo, lte: sequence } },
    select: messageSelect,
    orderBy: { sequence: 'asc' },
  });
  return { conversation, rows, readers: await people(tx, conversation) };
}

/**
 * Brings a conversation in the chat service up to a message, one after the other: whoever does it at the same time sends the
 * same messages under the same ids, so none is doubled and none comes before another. Throws while the service is away.
 */
export async function mirrorConversation(wanted: ChatMirror, service: ChatPort): Promise<void> {
  const ahead = await scoped('system', (tx) => readAhead(tx, wanted));
  if (!ahead) return;
  const { conversation, rows, readers } = ahead;
  const { hotel, agency, id: conversationId } = conversation;
  const place = { conversationId, hotel, productName: PRODUCT_NAME };
  const messages = rows.map((row) => ({ sequence: row.sequence, ...toMirror(row) }));
  const speakers = messages.map((message) => speakerOf(message, place));
  const name = `${agency.name} · ${hotel.name}`;
  await service.putChannel({ id: conversationId, name, ...channelPeople(readers, speakers) });
  for (const message of messages) {
    if (!isFromChat(message)) await service.putMessage(conversationId, mirrored(message, place));
    const { sequence } = message;
    await scoped('system', (tx) =>
      tx.conversation.updateMany({
        where: { id: conversationId, mirroredUpTo: { lt: sequence } },
        data: { mirroredUpTo: sequence },
      }),
    );
  }
}

/** Puts a message that an erasure has changed in the place of what the chat service was told or heard. Throws while it is away. */
export async function mirrorErased(messageId: string, service: ChatPort): Promise<void> {
  const row = await scoped('system', (tx) =>
    tx.conversationMessage.findUnique({
      where: { id: messageId },
      select: { ...messageSelect, conversation: { select: { hotel: { select: { id: true, name: true } } } } },
    }),
  );
  if (!row) return;
  const place = { conversationId: row.conversationId, hotel: row.conversation.hotel, productName: PRODUCT_NAME };
  await service.replaceMessage({ ...mirrored(toMirror(row), place), id: chatIdOf(row) });
}
