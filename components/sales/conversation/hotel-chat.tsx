'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ThreadJson } from '@/lib/sales/conversation/schema';
import { listQuery } from './conversation-queries';
import { EnquiryForm, type EnquirySetting } from './enquiry-form';
import { useLiveConversations } from './live';
import type { ConversationSetting } from './setting';
import { Thread } from './thread';
import { useUnsent } from './use-unsent';

type Props = {
  setting: ConversationSetting;
  enquiry: EnquirySetting;
  /** Null before the first enquiry. */
  thread: ThreadJson | null;
};

/** The conversation with one hotel, and the new enquiry beside it. */
export function HotelChat({ setting, enquiry, thread }: Props) {
  const client = useQueryClient();
  const { words } = setting;
  const [id, setId] = useState(thread?.conversation._id ?? null);
  const unsent = useUnsent(setting.userId, setting.side);
  const live = useLiveConversations(setting.side);
  return (
    <div className="grid items-start gap-8 menu:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
      {id ? (
        <div className="min-w-0 rounded-desk border border-line bg-surface">
          <Thread
            key={id}
            setting={setting}
            id={id}
            initial={thread?.conversation._id === id ? thread : undefined}
            unsent={unsent.filter(({ conversationId }) => conversationId === id)}
            live={live}
            isEmbedded
          />
        </div>
      ) : (
        <p className="max-w-[50ch] text-soft">{words.tab.first}</p>
      )}
      <EnquiryForm
        setting={enquiry}
        words={words}
        onOpened={(opened) => {
          setId(opened);
          void client.invalidateQueries({ queryKey: listQuery(setting.side).queryKey });
        }}
      />
    </div>
  );
}
