import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '@/lib/platform/addresses/paths';
import type { LiveJson } from '@/lib/sales/conversation/schema';
import type { ConversationSide } from '@/lib/sales/conversation/types';
import { addMessage } from './conversation-queries';
import { deliverUnsent } from './unsent';

export type Connection = { state: 'connecting' | 'connected' } | { state: 'lost'; seconds: number };

const LONGEST_PAUSE_SECONDS = 30;

/**
 * The stream of a side's messages while the page is looked at: a hidden tab gives its connection back, and is told what it
 * missed when it is looked at again. `retry` tries at once.
 */
export function useLiveConversations(side: ConversationSide): { connection: Connection; retry: () => void } {
  const client = useQueryClient();
  const [connection, setConnection] = useState<Connection>({ state: 'connecting' });
  const retry = useRef(() => {});

  useEffect(() => {
    let source: EventSource | null = null;
    let timer: number | undefined;
    let after: string | undefined;
    let failures = 0;

    const close = () => {
      source?.close();
      source = null;
      window.clearTimeout(timer);
    };

    const wait = (seconds: number) => {
      setConnection({ state: 'lost', seconds });
      timer = window.setTimeout(() => (seconds > 1 ? wait(seconds - 1) : open()), 1000);
    };

    const fail = () => {
      close();
      failures += 1;
      // Whether the session has ended only a call tells.
      if (failures > 1) void client.invalidateQueries({ queryKey: ['conversations', side], exact: true });
      wait(Math.min(LONGEST_PAUSE_SECONDS, 2 ** failures));
    };

    const open = () => {
      close();
      if (document.visibilityState === 'hidden') return;
      setConnection({ state: 'connecting' });
      source = new EventSource(paths.api.conversationStream({ side, after }));
      source.addEventListener('ready', ({ lastEventId }) => {
        failures = 0;
        after = lastEventId;
        setConnection({ state: 'connected' });
        void client.invalidateQueries({ queryKey: ['conversations', side] });
        deliverUnsent();
      });
      source.addEventListener('message', ({ lastEventId, data }) => {
        after = lastEventId;
        addMessage(client, side, (JSON.parse(data) as LiveJson).message);
      });
      source.addEventListener('reload', () => {
        void client.invalidateQueries({ queryKey: ['conversations', side] });
      });
      source.onerror = fail;
    };

    const onOnline = () => {
      open();
      deliverUnsent();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') close();
      else if (!source) open();
    };
    retry.current = open;
    open();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onOnline);
    // A stream does not notice by itself that the network has gone.
    window.addEventListener('offline', fail);
    return () => {
      close();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', fail);
    };
  }, [client, side]);

  return { connection, retry: () => retry.current() };
}
