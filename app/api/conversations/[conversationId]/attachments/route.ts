import { judgeFile, keepAttachment } from '@/lib/sales/conversation/commands/attachment';
import { attachmentJsonSchema, sideQuerySchema } from '@/lib/sales/conversation/schema';
import { ATTACHMENT_BYTES } from '@/lib/sales/conversation/types';
import { uploadRoute } from '@/lib/web/route/upload';

export const POST = uploadRoute({
  name: 'uploadAttachment',
  access: 'conversations',
  maximumBytes: ATTACHMENT_BYTES,
  field: 'file',
  query: sideQuerySchema,
  output: attachmentJsonSchema,
  prepare: judgeFile,
  write: (tx, file, { viewer, query: { side }, ...context }, params) =>
    keepAttachment(tx, viewer, params.conversationId ?? '', { ...file, side }, context),
});
