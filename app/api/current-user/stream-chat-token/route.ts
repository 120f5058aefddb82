import { chatKeys, chatToken } from '@/lib/platform/vendors/chat/token';
import { chatTokenJsonSchema } from '@/lib/sales/conversation/schema';
import { readRoute } from '@/lib/web/route/define';

/** 404 without the chat service's keys: then there is nothing a token would open. */
export const GET = readRoute({
  access: 'conversations',
  output: chatTokenJsonSchema,
  read: async ({ viewer }) => {
    const keys = chatKeys();
    return keys && { token: await chatToken(keys, viewer.id) };
  },
});
