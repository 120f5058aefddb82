import 'server-only';
import { z } from 'zod';
import { inLanguage, type Locale } from '@/lib/platform/i18n/locale';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { AttachmentJson, EventJson, MessageJson } from '../schema';
import { attachmentTypes, conversationEvents } from '../types';

export const messageSelect = {
  id: true,
  conversationId: true,
  sequence: true,
  authorKind: true,
  authorId: true,
  authorName: true,
  body: true,
  event: true,
  leadId: true,
  enquiryId: true,
  clientFirstName: true,
  clientLastName: true,
  key: true,
  createdAt: true,
  attachments: { select: { id: true, name: true, mediaType: true, size: true }, orderBy: { createdAt: 'asc' } },
} satisfies Prisma.ConversationMessageSelect;

export type MessageRow = Prisma.ConversationMessageGetPayload<{ select: typeof messageSelect }>;

const storedEventSchema = z.object({
  notice: z.enum(conversationEvents as [string, ...string[]]),
  rooms: z.array(z.object({ en: z.string(), de: z.string() })).default([]),
  reason: z.string().nullable().default(null),
  optionExpiresAt: z.string().nullable().default(null),
});

function toEvent(event: unknown, locale: Locale): EventJson | null {
  if (event === null) return null;
  const { rooms, ...rest } = storedEventSchema.parse(event);
  return { ...rest, rooms: rooms.map((room) => inLanguage(locale, room)) };
}

export function toAttachment({ id, name, mediaType, size }: MessageRow['attachments'][number]): AttachmentJson {
  const known = attachmentTypes.find((type) => type === mediaType);
  if (!known) throw new Error(`Attachment ${id} is of no kind we take.`);
  return { _id: id, name, mediaType: known, size };
}

/** What names whom a message is about, so that its conversation can be filtered by it. */
export function subjectKey({ leadId, enquiryId }: Pick<MessageRow, 'leadId' | 'enquiryId'>): string | null {
  if (leadId) return `lead-${leadId}`;
  return enquiryId && `enquiry-${enquiryId}`;
}

export function toMessage(row: MessageRow, viewer: Pick<Viewer, 'id'>, locale: Locale): MessageJson {
  const isMe = row.authorId === viewer.id;
  const key = subjectKey(row);
  return {
    _id: row.id,
    conversationId: row.conversationId,
    sequence: row.sequence,
    author: { kind: row.authorKind, name: row.authorName, isMe },
    body: row.body,
    event: toEvent(row.event, locale),
    about: key
      ? { key, leadId: row.leadId, firstName: row.clientFirstName ?? '', lastName: row.clientLastName ?? '' }
      : null,
    attachments: row.attachments.map(toAttachment),
    createdAt: row.createdAt.toISOString(),
    key: isMe ? row.key : null,
  };
}
