import { followConversations } from '@/lib/sales/conversation/queries/follow';
import { sideQuerySchema } from '@/lib/sales/conversation/schema';
import { streamRoute } from '@/lib/web/route/stream';

/** Messages as they are written, and those since `Last-Event-ID` (or `after`) first. */
export const GET = streamRoute({
  access: 'conversations',
  query: sideQuerySchema,
  follow: followConversations,
});
