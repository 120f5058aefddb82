import { z } from 'zod';
import {
  attachmentTypes,
  authorKinds,
  conversationEvents,
  conversationSides,
  MESSAGE_LENGTH,
  MOST_ATTACHMENTS,
} from './types';

const id = z.string().min(1).max(64);

/** Which of the two somebody stands on: people may be an agent and the contact of a hotel. */
export const sideQuerySchema = z.object({ side: z.enum(conversationSides).default('agency') });

/** `search`: words of any message, of a client it is about or of a file. */
export const conversationsQuerySchema = sideQuerySchema.extend({ search: z.string().trim().max(120).default('') });

export const threadQuerySchema = sideQuerySchema.extend({
  /** Only messages behind this one. */
  after: z.coerce.number().int().min(0).default(0),
});

export const messageSchema = z.strictObject({
  side: z.enum(conversationSides).default('agency'),
  /** Made by the sender: sent again it is the same message. */
  key: z.string().regex(/^[\w-]{8,64}$/, 'required'),
  body: z.string().max(MESSAGE_LENGTH, 'tooLong').default(''),
  /** Whom it is about: a message of the same conversation. */
  aboutSequence: z.int().min(1).nullish(),
  attachmentIds: z.array(id).max(MOST_ATTACHMENTS).default([]),
});
export type MessageInput = z.output<typeof messageSchema>;

export const conversationChangeSchema = z.strictObject({
  side: z.enum(conversationSides).default('agency'),
  /** Read up to this message. */
  readSequence: z.int().min(0).optional(),
  /** What the own side owes needs no answer. */
  isSettled: z.literal(true).optional(),
});
export type ConversationChange = z.output<typeof conversationChangeSchema>;

export const attachmentJsonSchema = z.strictObject({
  _id: z.string(),
  name: z.string(),
  mediaType: z.enum(attachmentTypes),
  size: z.int(),
});
export type AttachmentJson = z.output<typeof attachmentJsonSchema>;

const eventJsonSchema = z.strictObject({
  notice: z.enum(conversationEvents as [string, ...string[]]),
  rooms: z.array(z.string()),
  reason: z.string().nullable(),
  optionExpiresAt: z.iso.datetime().nullable(),
});
export type EventJson = z.output<typeof eventJsonSchema>;

export const messageJsonSchema = z.strictObject({
  _id: z.string(),
  conversationId: z.string(),
  sequence: z.int(),
  author: z.strictObject({ kind: z.enum(authorKinds), name: z.string(), isMe: z.boolean() }),
  body: z.string(),
  event: eventJsonSchema.nullable(),
  about: z
    .strictObject({ key: z.string(), leadId: z.string().nullable(), firstName: z.string(), lastName: z.string() })
    .nullable(),
  attachments: z.array(attachmentJsonSchema),
  createdAt: z.iso.datetime(),
  /** The sender's own key, so that their browser knows it again. */
  key: z.string().nullable(),
});
export type MessageJson = z.output<typeof messageJsonSchema>;

const partnerJsonSchema = z.strictObject({ _id: z.string(), name: z.string() });

export const conversationJsonSchema = z.strictObject({
  _id: z.string(),
  cid: z.string(),
  hotel: partnerJsonSchema.extend({ picture: z.string().nullable(), timeZone: z.string() }),
  agency: partnerJsonSchema,
  last: messageJsonSchema.nullable(),
  lastSequence: z.int(),
  unread: z.int(),
  /** Whether the viewer takes part; supervisors and admins see others', too. */
  isMine: z.boolean(),
  /** `isRequest`: a lead's request waits, which is answered as one and not by a message. */
  due: z.strictObject({ owedBy: z.enum(conversationSides), at: z.iso.datetime(), isRequest: z.boolean() }).nullable(),
  lastMessageAt: z.iso.datetime(),
});
export type ConversationJson = z.output<typeof conversationJsonSchema>;
export const conversationsJsonSchema = z.array(conversationJsonSchema);

const subjectJsonSchema = z.strictObject({
  key: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  count: z.int(),
  lead: z
    .strictObject({
      _id: z.string(),
      /** As the lead's own answers name it. */
      status: z.string(),
      checkIn: z.string(),
      checkOut: z.string(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      rooms: z.array(z.string()),
      currency: z.string(),
      /** Of the rooms, as the agency pays them, in units; null: on request. Never the markup. */
      total: z.number().nullable(),
      answerDueAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type SubjectJson = z.output<typeof subjectJsonSchema>;

export const threadJsonSchema = z.strictObject({
  conversation: conversationJsonSchema,
  messages: z.array(messageJsonSchema),
  /** Clients it is about, the latest first. */
  subjects: z.array(subjectJsonSchema),
  people: z.array(z.strictObject({ name: z.string(), side: z.enum(conversationSides), isMe: z.boolean() })),
  /** Up to where the viewer had read before this look. */
  readSequence: z.int(),
});
export type ThreadJson = z.output<typeof threadJsonSchema>;

/** One event of the stream: a message, with its conversation as the viewer's list shows it. */
export const liveJsonSchema = z.strictObject({ conversationId: z.string(), message: messageJsonSchema });
export type LiveJson = z.output<typeof liveJsonSchema>;

/** `GET /api/current-user/stream-chat-token`. */
export const chatTokenJsonSchema = z.strictObject({ token: z.string() });
