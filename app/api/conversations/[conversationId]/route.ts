import { z } from 'zod';
import { changeConversation } from '@/lib/sales/conversation/commands/send';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import { conversationChangeSchema, threadJsonSchema, threadQuerySchema } from '@/lib/sales/conversation/schema';
import { readRoute, writeRoute } from '@/lib/web/route/define';
import { conversationLimits } from '@/lib/web/route/limit';

export const GET = readRoute({
  access: 'conversations',
  query: threadQuerySchema,
  output: threadJsonSchema,
  read: ({ viewer, query, params, context: { locale } }) =>
    getThread(viewer, params.conversationId ?? '', { ...query, locale }),
});

export const PATCH = writeRoute({
  name: 'changeConversation',
  access: 'conversations',
  input: conversationChangeSchema,
  output: z.strictObject({}),
  isRepeatable: true,
  limits: (_input, { viewer }) => conversationLimits('read', viewer),
  write: async (tx, input, { viewer }, params) => {
    await changeConversation(tx, viewer, params.conversationId ?? '', input);
    return {};
  },
});
