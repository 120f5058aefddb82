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

/** All conversations of a reader on one side, with the one the address names. */
export async function ConversationsPage({ viewer, side, query }: Props) {
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
  };
  return <Conversations setting={setting} list={list} thread={thread} />;
}
