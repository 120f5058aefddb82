import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ConversationSide } from '@/lib/sales/conversation/types';
import { addMessage } from './conversation-queries';
import { openUnsent, subscribeToUnsent, type Unsent, unsentNow, unsentOnServer } from './unsent';

/** What waits in this browser to be sent on one side; sending goes on by itself. */
export function useUnsent(userId: string, side: ConversationSide): readonly Unsent[] {
  const client = useQueryClient();
  useEffect(() => openUnsent(userId, (message, of) => addMessage(client, of, message)), [client, userId]);
  const all = useSyncExternalStore(subscribeToUnsent, unsentNow, unsentOnServer);
  return all.filter(({ message }) => message.side === side);
}
