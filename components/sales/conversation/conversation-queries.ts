import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { paths } from '@/lib/platform/addresses/paths';
import { callApi } from '@/lib/platform/api-client';
import type { ConversationJson, MessageJson, ThreadJson } from '@/lib/sales/conversation/schema';
import type { ConversationSide } from '@/lib/sales/conversation/types';

const schemas = () => import('@/lib/sales/conversation/schema');

export function listQuery(side: ConversationSide) {
  return queryOptions({
    queryKey: ['conversations', side],
    queryFn: ({ signal }) =>
      callApi<ConversationJson[]>(paths.api.conversations({ side }), {
        signal,
        schema: async () => (await schemas()).conversationsJsonSchema,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Those in which something was said; asked for from two letters on. */
export function searchQuery(side: ConversationSide, search: string) {
  const asked = search.trim();
  return queryOptions({
    queryKey: ['conversations', side, 'search', asked],
    queryFn: ({ signal }) =>
      callApi<ConversationJson[]>(paths.api.conversations({ side, search: asked }), {
        signal,
        schema: async () => (await schemas()).conversationsJsonSchema,
      }),
    enabled: asked.length > 1,
  });
}

export function threadQuery(side: ConversationSide, id: string) {
  return queryOptions({
    queryKey: ['conversations', side, id],
    queryFn: ({ signal }) =>
      callApi<ThreadJson>(paths.api.conversation(id, { side }), {
        signal,
        schema: async () => (await schemas()).threadJsonSchema,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A message has come, by the stream or as the answer to sending it: at its place in the thread, once. */
export function addMessage(client: QueryClient, side: ConversationSide, message: MessageJson): void {
  const { queryKey } = threadQuery(side, message.conversationId);
  client.setQueryData(queryKey, (thread) => {
    if (!thread || thread.messages.some(({ sequence }) => sequence === message.sequence)) return thread;
    const messages = [...thread.messages, message].sort((a, b) => a.sequence - b.sequence);
    return { ...thread, messages };
  });
  // Who owes an answer, what is unread, and of a lead's event its state, the server says.
  void client.invalidateQueries({ queryKey: ['conversations', side], exact: true });
  void client.invalidateQueries({ queryKey });
}
