import { listConversations } from '@/lib/sales/conversation/queries/conversations';
import { conversationsJsonSchema, sideQuerySchema } from '@/lib/sales/conversation/schema';
import { readRoute } from '@/lib/web/route/define';

export const GET = readRoute({
  access: 'conversations',
  query: sideQuerySchema,
  output: conversationsJsonSchema,
  read: ({ viewer, query: { side }, context: { locale } }) => listConversations(viewer, { side, locale }),
});
