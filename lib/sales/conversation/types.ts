import { leadNotices } from '@/lib/platform/outbox/lead-notices';

/** The two who talk; the product itself tells what happened to a lead. */
export const conversationSides = ['agency', 'hotel'] as const;
export type ConversationSide = (typeof conversationSides)[number];

export const authorKinds = ['agent', 'hotel', 'system'] as const;
export type AuthorKind = (typeof authorKinds)[number];

/** What happened to a lead, as its conversation tells it: the same words as its mails, without the reminders. */
export const conversationEvents = leadNotices.filter((notice) => !notice.startsWith('reminder'));

export const attachmentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];

export const ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Of one message. */
export const MOST_ATTACHMENTS = 6;
export const MESSAGE_LENGTH = 4000;
