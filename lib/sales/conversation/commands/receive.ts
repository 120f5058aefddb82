import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { chat } from '@/lib/platform/vendors/chat/chat';
import type { ChatNotice, ChatPort } from '@/lib/platform/vendors/chat/port';
import { asksSomething } from '../rules/due';
import { isStaleNotice, keyOfChatMessage, textOfNotice } from '../rules/mirror';
import { readersOf } from '../scope';
import type { AuthorKind } from '../types';
import { appendMessage } from './append';

async function read(service: ChatPort, rawBody: string, signature: string): Promise<ChatNotice | null> {
  try {
    return await service.readNotice(rawBody, signature);
  } catch {
    throw new AppError('invalidSignature', { status: 400 });
  }
}

/** For which side somebody writes; null for whoever may not. */
async function authorOf(
  tx: Transaction,
  userId: string,
  conversation: { id: string; agencyId: string; hotelId: string },
): Promise<{ kind: AuthorKind; id: string; name: string } | null> {
  const user = await tx.user.findFirst({
    where: { AND: [{ id: userId }, readersOf(conversation)] },
    select: { firstName: true, lastName: true, hotelId: true },
  });
  if (!user) return null;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  return { kind: user.hotelId === conversation.hotelId ? 'hotel' : 'agent', id: userId, name };
}

type Outcome = 'stored' | 'known' | 'foreign';

async function store(tx: Transaction, notice: ChatNotice, now: () => Date): Promise<Outcome> {
  const conversation = await tx.conversation.findUnique({
    where: { id: notice.channelId },
    select: { id: true, agencyId: true, hotelId: true },
  });
  if (!conversation) return 'foreign';
  const id = notice.messageId;
  const ours = await tx.conversationMessage.findUnique({ where: { id }, select: { id: true } });
  if (ours) return 'known';
  const author = await authorOf(tx, notice.userId, conversation);
  const body = textOfNotice(notice);
  if (!author || body === '') return 'foreign';
  const by = author.kind === 'agent' ? 'agency' : 'hotel';
  const { isRepeated } = await appendMessage(
    tx,
    conversation.id,
    {
      authorKind: author.kind,
      author,
      body,
      key: keyOfChatMessage(id),
      turn: { by, isQuestion: asksSomething(body) },
    },
    { now },
  );
  return isRepeated ? 'known' : 'stored';
}

/**
 * A notice of the chat service as it came: what somebody wrote there becomes a message here, once however often it is told.
 * Throws 400 for a wrong signature and for a notice that is too old, 404 without keys. What is of no conversation of ours, or
 * of nobody who may write in it, changes nothing.
 */
export async function receiveChatNotice(rawBody: string, signature: string): Promise<void> {
  const service = chat();
  if (!service) throw new AppError('notFound', { status: 404 });
  const notice = await read(service, rawBody, signature);
  if (!notice) return;
  if (isStaleNotice(notice, clock.machine())) throw new AppError('invalidSignature', { status: 400 });
  const { now } = await clock.business();
  const outcome = await scoped('system', (tx) => store(tx, notice, now));
  log.info({ channelId: notice.channelId, outcome }, 'message of the chat service');
}
