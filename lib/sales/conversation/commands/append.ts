import 'server-only';
import { randomUUID } from 'node:crypto';
import { answerDueAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueueChatMirror } from '@/lib/platform/outbox/commands';
import { chatKeys } from '@/lib/platform/vendors/chat/token';
import type { Prisma } from '@/prisma/generated/client';
import { type Due, dueAfter } from '../rules/due';
import type { AuthorKind, ConversationSide } from '../types';

/** Whom a message is about: a lead's client, or an enquiry's. */
export type Subject = {
  leadId?: string;
  enquiryId?: string;
  clientFirstName: string;
  clientLastName: string;
};

export type NewMessage = {
  authorKind: AuthorKind;
  /** Null: the product, or a hotel that answers by a signed link. */
  author: { id: string; name: string } | null;
  body: string;
  event?: Prisma.InputJsonObject;
  subject?: Subject | null;
  /** Sent again under the same key it is the same message. */
  key: string;
  /** What it changes of who owes an answer: which side speaks, and whether it asks. Nothing when unset. */
  turn?: { by: ConversationSide; isQuestion: boolean };
};

export type Appended = { id: string; sequence: number; createdAt: Date; isRepeated: boolean };

type Open = { id: string; lastSequence: number; lastMessageAt: Date; due: Due; timeZone: string };

/** The conversation of an agency with a hotel, made at the first message. */
export async function openConversation(
  tx: Transaction,
  pair: { agencyId: string; hotelId: string },
  now: Date,
): Promise<string> {
  const where = { agencyId_hotelId: pair };
  const known = await tx.conversation.findUnique({ where, select: { id: true } });
  if (known) return known.id;
  const data = { id: randomUUID(), ...pair, lastMessageAt: now, createdAt: now };
  // Two colleagues may ask the same hotel for the first time at once.
  await tx.conversation.createMany({ data, skipDuplicates: true });
  const { id } = await tx.conversation.findUniqueOrThrow({ where, select: { id: true } });
  return id;
}

/** Writers of one conversation wait for each other here: that is what gives its messages their order. */
async function lockConversation(tx: Transaction, id: string): Promise<Open> {
  await tx.$queryRaw`SELECT id FROM conversation WHERE id = ${id} FOR UPDATE`;
  const row = await tx.conversation.findUniqueOrThrow({
    where: { id },
    include: { hotel: { select: { city: { select: { countryId: true } } } } },
  });
  const { lastSequence, lastMessageAt, owedBy, answerDueAt } = row;
  const due = owedBy && answerDueAt ? { owedBy, answerDueAt } : null;
  return { id, lastSequence, lastMessageAt, due, timeZone: timeZoneOf(row.hotel.city.countryId) };
}

/** An agent takes part from now on; what they wrote themselves they have read. */
export async function joinConversation(
  tx: Transaction,
  conversationId: string,
  userId: string,
  { now, readSequence }: { now: Date; readSequence?: number },
): Promise<void> {
  const id = { conversationId, userId };
  await tx.conversationParticipant.createMany({ data: { ...id, joinedAt: now }, skipDuplicates: true });
  await tx.conversationParticipant.updateMany({ where: { ...id, joinedAt: null }, data: { joinedAt: now } });
  if (readSequence !== undefined) await noteRead(tx, conversationId, userId, readSequence);
}

/** Read marks only move forward. */
export async function noteRead(
  tx: Transaction,
  conversationId: string,
  userId: string,
  sequence: number,
): Promise<void> {
  const id = { conversationId, userId };
  await tx.conversationParticipant.createMany({ data: { ...id, readSequence: sequence }, skipDuplicates: true });
  await tx.conversationParticipant.updateMany({
    where: { ...id, readSequence: { lt: sequence } },
    data: { readSequence: sequence },
  });
}

/**
 * Writes a message at the end of a conversation, in the caller's transaction and scope; the database tells every process
 * when it is committed. The same key again answers the message that stands already, and 409 when it is somebody else's.
 * `now` is read once the lock is held, so times follow the order.
 */
export async function appendMessage(
  tx: Transaction,
  conversationId: string,
  { authorKind, author, body, event, subject, key, turn }: NewMessage,
  { now: clock }: { now: () => Date },
): Promise<Appended> {
  const conversation = await lockConversation(tx, conversationId);
  const known = await tx.conversationMessage.findUnique({
    where: { conversationId_key: { conversationId, key } },
    select: { id: true, sequence: true, createdAt: true, authorId: true },
  });
  if (known) {
    if (known.authorId !== (author?.id ?? null)) throw new AppError('idempotencyKeyReused', { status: 409 });
    const { id, sequence, createdAt } = known;
    return { id, sequence, createdAt, isRepeated: true };
  }
  const now = clock();
  const dueAt = answerDueAt(now, conversation.timeZone);
  const due = turn ? dueAfter(conversation.due, { ...turn, dueAt }) : conversation.due;
  const sequence = conversation.lastSequence + 1;
  await tx.conversation.update({
    where: { id: conversationId },
    data: {
      lastSequence: sequence,
      lastMessageAt: now,
      owedBy: due?.owedBy ?? null,
      answerDueAt: due?.answerDueAt ?? null,
    },
  });
  const id = randomUUID();
  await tx.conversationMessage.create({
    data: {
      id,
      conversationId,
      sequence,
      authorKind,
      authorId: author?.id ?? null,
      authorName: author?.name ?? '',
      body,
      event,
      ...subject,
      key,
      createdAt: now,
    },
  });
  if (chatKeys()) await enqueueChatMirror(tx, { conversationId, sequence });
  if (author && authorKind === 'agent') {
    await joinConversation(tx, conversationId, author.id, { now, readSequence: sequence });
  } else if (author) {
    await noteRead(tx, conversationId, author.id, sequence);
  }
  return { id, sequence, createdAt: now, isRepeated: false };
}
