'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { paths } from '@/lib/platform/addresses/paths';
import type { ConversationJson, ThreadJson } from '@/lib/sales/conversation/schema';
import { ShownThread } from '../when-shown';
import { ConversationList } from './conversation-list';
import { listQuery } from './conversation-queries';
import { useLiveConversations } from './live';
import type { ConversationSetting } from './setting';
import { useUnsent } from './use-unsent';

type Props = {
  setting: ConversationSetting;
  list: ConversationJson[];
  /** The one the address named when the page was made. */
  thread: ThreadJson | null;
};

/** List, thread and what it is about; on a telephone one of them at a time. */
export function Conversations({ setting, list, thread }: Props) {
  const { side, words } = setting;
  const { data: shown = list } = useQuery({ ...listQuery(side), initialData: list });
  const unsent = useUnsent(setting.userId, side);
  const live = useLiveConversations(side);
  const chosen = useSearchParams().get('c');
  const openPath = (id: string) =>
    side === 'agency' ? paths.conversations({ c: id }) : paths.deskConversations({ c: id });
  const isThere = chosen !== null && shown.some(({ _id }) => _id === chosen);
  return (
    <div
      className={`desk:grid desk:min-h-[560px] desk:grid-cols-[minmax(280px,368px)_minmax(0,1fr)] ${side === 'agency' ? 'desk:h-[calc(100dvh-57px)]' : 'desk:h-[calc(100dvh-106px)]'} ${setting.hasTabs ? '' : 'wide:h-[calc(100dvh-57px)]'}`}
    >
      {/* Where the list, which bears the title, gives way to the thread. */}
      {isThere && <h1 className="sr-only desk:hidden">{words.title}</h1>}
      <div className={`relative border-line desk:overflow-y-auto desk:border-r ${isThere ? 'max-desk:hidden' : ''}`}>
        <ConversationList
          setting={setting}
          conversations={shown}
          unsent={unsent}
          chosen={chosen}
          hrefOf={openPath}
          onOpen={(id) => window.history.pushState(null, '', openPath(id))}
        />
      </div>
      {isThere ? (
        <ShownThread
          key={chosen}
          setting={setting}
          id={chosen}
          initial={thread?.conversation._id === chosen ? thread : undefined}
          unsent={unsent.filter(({ conversationId }) => conversationId === chosen)}
          live={live}
          backHref={side === 'agency' ? paths.conversations() : paths.deskConversations()}
        />
      ) : (
        <p className="hidden place-items-center text-soft desk:grid">{words.choose}</p>
      )}
    </div>
  );
}
