import { listConversations } from '@/lib/sales/conversation/queries/conversations';
import { conversationsJsonSchema, conversationsQuerySchema } from '@/lib/sales/conversation/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'conversations',
  query: conversationsQuerySchema,
  output: conversationsJsonSchema,
  read: ({ viewer, query: { side, search }, context: { locale } }) =>
    listConversations(viewer, { side, locale, search }),
});
