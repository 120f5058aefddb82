import { followWaiting } from '@/lib/today/waiting/follow';
import { waitingStreamQuerySchema } from '@/lib/today/waiting/schema';
import { streamRoute } from '@/lib/web/route/stream';

/** What the menu counts, since `Last-Event-ID` (or `after`) and as it changes. */
export const GET = streamRoute({ access: 'conversations', query: waitingStreamQuerySchema, follow: followWaiting });
