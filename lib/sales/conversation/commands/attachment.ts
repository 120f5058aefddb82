import 'server-only';
import { randomUUID } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { oneLine } from '@/lib/platform/fields';
import type { WriteContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { AttachmentJson } from '../schema';
import { type AttachmentType, attachmentTypes, type ConversationSide } from '../types';
import { requireConversation } from './send';

const NAME_LENGTH = 120;
const extensions: Readonly<Record<AttachmentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

type JudgedFile = { bytes: Uint8Array<ArrayBuffer>; mediaType: AttachmentType; name: string };

/** Without folders, and ending as what it is: a name says nothing about a file's content. */
function nameOf(sent: string, mediaType: AttachmentType): string {
  const base = oneLine(sent.split(/[/\\]/).at(-1) ?? '').replace(/\.(pdf|jpe?g|png|webp)$/i, '');
  return `${base.slice(0, NAME_LENGTH) || 'file'}.${extensions[mediaType]}`;
}

/** What a file is say its bytes. Throws 415 for anything but PDF, JPEG, PNG and WebP. */
export async function judgeFile(bytes: Uint8Array, sentName: string): Promise<JudgedFile> {
  const found = await fileTypeFromBuffer(bytes);
  const mediaType = attachmentTypes.find((type) => type === found?.mime);
  if (!mediaType) throw new AppError('attachmentType', { status: 415 });
  return { bytes: new Uint8Array(bytes), mediaType, name: nameOf(sentName, mediaType) };
}

/** Keeps a file for the message it will be sent with. Throws 404 for a conversation that is not the viewer's. */
export async function keepAttachment(
  tx: Transaction,
  viewer: Viewer,
  conversationId: string,
  { bytes, mediaType, name, side }: JudgedFile & { side: ConversationSide },
  { now }: WriteContext,
): Promise<AttachmentJson> {
  await requireConversation(tx, viewer, conversationId, side);
  const id = randomUUID();
  const size = bytes.byteLength;
  await tx.conversationAttachment.create({
    data: { id, conversationId, uploadedById: viewer.id, name, mediaType, size, bytes, createdAt: now() },
  });
  return { _id: id, name, mediaType, size };
}
