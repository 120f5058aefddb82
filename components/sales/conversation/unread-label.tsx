'use client';

import { useQuery } from '@tanstack/react-query';
import type { ConversationSide } from '@/lib/sales/conversation/types';
import { listQuery } from './conversation-queries';

type Props = {
  side: ConversationSide;
  /** As the server counted when the page was made. */
  unread: number;
  none: string;
  /** With `{count}`. */
  some: string;
};

/** A count that follows the list of conversations, where the page has one; else that of the server. */
export function UnreadLabel({ side, unread, none, some }: Props) {
  const { data } = useQuery({ ...listQuery(side), enabled: false });
  const count = data ? data.reduce((sum, one) => sum + one.unread, 0) : unread;
  return count === 0 ? none : some.replace('{count}', String(count));
}
