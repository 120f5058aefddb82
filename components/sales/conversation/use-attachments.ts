import { useState } from 'react';
import { useApiSetting } from '@/components/form/api-setting';
import { fill } from '@/components/form/types';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import { ApiError, sentenceOf } from '@/lib/platform/api-error';
import { formatNumber } from '@/lib/platform/money';
import type { AttachmentJson } from '@/lib/sales/conversation/schema';
import { ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@/lib/sales/conversation/types';
import type { ConversationSetting } from './setting';

const MEGABYTE = 1024 * 1024;

type Asked = {
  setting: Pick<ConversationSetting, 'words' | 'side'>;
  conversationId: string;
  /** What could not be attached, in a sentence each; empty: everything came. */
  onProblem: (sentences: string) => void;
};

export type Attachments = ReturnType<typeof useAttachments>;

/** What goes with the message that is being written: kept by the server as soon as it is chosen. */
export function useAttachments({ setting: { words, side }, conversationId, onProblem }: Asked) {
  const api = useApiSetting();
  const [files, setFiles] = useState<readonly AttachmentJson[]>([]);
  const [uploading, setUploading] = useState<string | null>(null);

  /** One after the other, so that each keeps its place and a refused one is named beside those that came. */
  async function add(chosen: readonly File[]): Promise<void> {
    onProblem('');
    const room = MOST_ATTACHMENTS - files.length;
    const problems = [];
    for (const file of chosen.slice(0, room)) problems.push(await upload(file));
    if (chosen.length > room) problems.push(fill(words.tooManyFiles, { most: MOST_ATTACHMENTS }));
    onProblem(problems.filter(Boolean).join(' '));
  }

  /** What was wrong with it; empty: nothing. */
  async function upload(file: File): Promise<string> {
    if (file.size > ATTACHMENT_BYTES) {
      const size = formatNumber(Math.ceil(file.size / MEGABYTE));
      return fill(words.fileTooLarge, { name: file.name, size, most: ATTACHMENT_BYTES / MEGABYTE });
    }
    setUploading(file.name);
    const body = new FormData();
    body.set('file', file);
    try {
      const kept = await callApi<AttachmentJson>(paths.api.conversationAttachments(conversationId, { side }), {
        method: 'POST',
        body,
        schema: async () => (await import('@/lib/sales/conversation/schema')).attachmentJsonSchema,
      });
      setFiles((known) => [...known, kept]);
      return '';
    } catch (error) {
      return `${file.name}: ${sentenceOf(error instanceof ApiError ? error : new Error(), api.words)}`;
    } finally {
      setUploading(null);
    }
  }

  return {
    files,
    /** Name of the one on its way. */
    uploading,
    isFull: files.length >= MOST_ATTACHMENTS,
    add,
    remove: (id: string) => setFiles((known) => known.filter((file) => file._id !== id)),
    clear: () => setFiles([]),
  };
}
