import { Suspense } from 'react';
import { hasDeskOnly } from '@/components/shell/agency-menu';
import { LinesSkeleton } from '@/components/ui/skeleton';
import { getPage } from '@/lib/catalogue/content/page';
import { clock } from '@/lib/platform/clock';
import { messages } from '@/lib/platform/i18n/messages';
import { chatKeys } from '@/lib/platform/vendors/chat/token';
import type { Viewer } from '@/lib/platform/viewer/types';
import { listConversations } from '@/lib/sales/conversation/queries/conversations';
import { getThread } from '@/lib/sales/conversation/queries/thread';
import type { ConversationSide } from '@/lib/sales/conversation/types';
import { Conversations } from './conversations';

type Props = {
  viewer: Viewer;
  side: ConversationSide;
  query: Record<string, string | string[] | undefined>;
};

/** All conversations of a reader on one side, with the one the address names; the menu above does not wait for them. */
export function ConversationsPage(props: Props) {
  return (
    <Suspense fallback={<ConversationsSkeleton />}>
      <ReadConversations {...props} />
    </Suspense>
  );
}

function ConversationsSkeleton() {
  return (
    <div aria-hidden="true" className="desk:grid desk:min-h-[560px] desk:grid-cols-[minmax(280px,368px)_minmax(0,1fr)]">
      <div className="border-line px-4 pt-6 desk:border-r desk:px-8">
        <LinesSkeleton count={8} />
      </div>
    </div>
  );
}

async function ReadConversations({ viewer, side, query }: Props) {
  const [{ locale }, now] = await Promise.all([getPage(), clock.now()]);
  const list = await listConversations(viewer, { side, locale });
  const asked = typeof query.c === 'string' ? query.c : null;
  const known = list.find(({ _id }) => _id === asked);
  const thread = asked ? await getThread(viewer, asked, { side, locale, known }) : null;
  const { conversations: words, leads } = messages[locale];
  const setting = {
    side,
    userId: viewer.id,
    locale,
    now: now.toISOString(),
    chatKey: chatKeys()?.apiKey ?? null,
    words,
    statusWords: leads.status,
    // Where the desk is all there is, its tabs are the menu of a wide window.
    hasTabs: side === 'hotel' && !hasDeskOnly(viewer),
  };
  return <Conversations setting={setting} list={list} thread={thread} />;
}
