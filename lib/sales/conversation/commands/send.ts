import 'server-only';
import { auditActing } from '@/lib/people/audit/commands';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import { messageSelect, toMessage } from '../queries/message';
import { asksSomething } from '../rules/due';
import type { ConversationChange, MessageInput, MessageJson } from '../schema';
import { conversationsOf } from '../scope';
import type { ConversationSide } from '../types';
import { appendMessage, noteRead, type Subject } from './append';

const missing = () => new AppError('notFound', { status: 404 });

/** Throws 404 for a conversation that is not the viewer's on that side. */
export async function requireConversation(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  side: ConversationSide,
): Promise<void> {
  const where = { AND: [conversationsOf(viewer, side), { id }] };
  if (!(await tx.conversation.findFirst({ where, select: { id: true } }))) throw missing();
}

async function subjectOf(tx: Transaction, conversationId: string, sequence: number): Promise<Subject | null> {
  const about = await tx.conversationMessage.findUnique({
    where: { conversationId_sequence: { conversationId, sequence } },
    select: { leadId: true, enquiryId: true, clientFirstName: true, clientLastName: true },
  });
  if (!about) throw new AppError('invalidInput', { status: 422, fields: { aboutSequence: 'required' } });
  const { leadId, enquiryId, clientFirstName, clientLastName } = about;
  if (!leadId && !enquiryId) return null;
  return {
    ...(leadId ? { leadId } : {}),
    ...(enquiryId ? { enquiryId } : {}),
    clientFirstName: clientFirstName ?? '',
    clientLastName: clientLastName ?? '',
  };
}

/** Files the sender has uploaded and not sent yet. */
async function attach(
  tx: Transaction,
  ids: readonly string[],
  file: { conversationId: string; uploadedById: string },
  messageId: string,
) {
  if (ids.length === 0) return;
  const { count } = await tx.conversationAttachment.updateMany({
    where: { id: { in: [...ids] }, ...file, messageId: null },
    data: { messageId },
  });
  if (count !== ids.length)
    throw new AppError('invalidInput', { status: 422, fields: { attachmentIds: 'attachmentGone' } });
}

/**
 * A message of the viewer's, once however often it is sent under its key. Throws 404 for a conversation that is not theirs,
 * 422 for one that says nothing, is about nobody of this conversation, or brings files that are not there.
 */
export async function sendMessage(
  tx: Transaction,
  viewer: Viewer,
  conversationId: string,
  { side, key, body, aboutSequence, attachmentIds }: MessageInput,
  context: WriteContext,
): Promise<MessageJson> {
  await requireConversation(tx, viewer, conversationId, side);
  const text = body.trim();
  if (text === '' && attachmentIds.length === 0) {
    throw new AppError('invalidInput', { status: 422, fields: { body: 'enquiryMessageRequired' } });
  }
  const { id, isRepeated } = await appendMessage(
    tx,
    conversationId,
    {
      authorKind: side === 'agency' ? 'agent' : 'hotel',
      author: { id: viewer.id, name: viewer.displayName },
      body: text,
      subject: aboutSequence ? await subjectOf(tx, conversationId, aboutSequence) : null,
      key,
      turn: { by: side, isQuestion: asksSomething(text) },
    },
    context,
  );
  if (!isRepeated) {
    await attach(tx, attachmentIds, { conversationId, uploadedById: viewer.id }, id);
    const told = { action: 'conversation.written', entity: 'conversation', entityId: conversationId } as const;
    await auditActing(tx, { ...context, viewer }, told);
  }
  const row = await tx.conversationMessage.findUniqueOrThrow({ where: { id }, select: messageSelect });
  return toMessage(row, viewer, context.locale);
}

/** What was read, and whether what the own side owes needs no answer. Throws 404 for a conversation that is not theirs. */
export async function changeConversation(
  tx: Transaction,
  viewer: Viewer,
  conversationId: string,
  { side, readSequence, isSettled }: ConversationChange,
): Promise<void> {
  await requireConversation(tx, viewer, conversationId, side);
  if (isSettled) {
    await tx.conversation.updateMany({
      where: { id: conversationId, owedBy: side },
      data: { owedBy: null, answerDueAt: null },
    });
  }
  if (readSequence === undefined) return;
  const { lastSequence } = await tx.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { lastSequence: true },
  });
  await noteRead(tx, conversationId, viewer.id, Math.min(readSequence, lastSequence));
}
