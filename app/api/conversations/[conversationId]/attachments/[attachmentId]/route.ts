import { getAttachment } from '@/lib/sales/conversation/queries/attachment';
import { fileRoute } from '@/lib/web/route/file';

export const GET = fileRoute({
  access: 'conversations',
  read: (viewer, params) => getAttachment(viewer, params.conversationId ?? '', params.attachmentId ?? ''),
});
