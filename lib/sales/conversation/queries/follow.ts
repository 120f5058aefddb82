import 'server-only';
import { log } from '@/lib/platform/log';
import type { RequestContext } from '@/lib/platform/request/context';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LiveJson } from '../schema';
import type { ConversationSide } from '../types';
import { type Announced, concerns, hearMessages, MOST_MISSED, type Position, readLive } from './live';

type Asked = {
  viewer: Viewer;
  query: { side: ConversationSide };
  context: RequestContext;
  lastEventId: string | null;
};
type Event = { id: string; event: 'ready' | 'message' | 'reload'; data: LiveJson | Record<string, never> };

function readPosition(lastEventId: string | null): Position | null {
  return lastEventId && /^\d{1,18}$/.test(lastEventId) ? BigInt(lastEventId) : null;
}

/**
 * Sends a viewer the messages of their conversations as they are committed, here or in another process: first what was
 * missed since the last event, then `ready`, then each as it comes. What cannot be made up for is a `reload`. One look at a
 * time, in the viewer's own scope.
 */
export function followConversations(asked: Asked, send: (event: Event) => void) {
  const { query, context } = asked;
  const listener = { side: query.side, locale: context.locale };
  let { viewer } = asked;
  let position = readPosition(asked.lastEventId);
  let isStopped = false;
  let isMissing = true;
  let waiting: Announced[] = [];
  let isLooking = false;
  /** The last of each conversation that was sent: a message may be announced and made up for, too. */
  const sent = new Map<string, number>();

  const deliver = (messages: readonly LiveJson[], at: Position) => {
    for (const data of messages) {
      const { conversationId, message } = data;
      if (message.sequence <= (sent.get(conversationId) ?? 0)) continue;
      sent.set(conversationId, message.sequence);
      send({ id: String(at), event: 'message', data });
    }
  };

  const makeUp = async () => {
    const found = await readLive(viewer, listener, position === null ? null : { position });
    if (found.messages.length >= MOST_MISSED) send({ id: String(found.position), event: 'reload', data: {} });
    else deliver(found.messages, found.position);
    position = found.position;
    send({ id: String(position), event: 'ready', data: {} });
  };

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      while (!isStopped && (isMissing || waiting.length > 0)) {
        if (isMissing) {
          isMissing = false;
          await makeUp();
          continue;
        }
        const [announced, ...rest] = waiting;
        waiting = rest;
        if (!announced) continue;
        const found = await readLive(viewer, listener, { announced });
        position = found.position;
        deliver(found.messages, found.position);
      }
    } catch (error) {
      // The next beat tries again from the position.
      isMissing = true;
      log.warn({ err: error }, 'a stream of conversations could not look');
    } finally {
      isLooking = false;
    }
  };

  const stopHearing = hearMessages((announced) => {
    if (announced === null) isMissing = true;
    else if (concerns(viewer, listener.side, announced)) waiting.push(announced);
    else return;
    void look();
  });
  void look();

  return {
    beat: (now: Viewer) => {
      viewer = now;
      void look();
    },
    stop: () => {
      isStopped = true;
      stopHearing();
    },
  };
}
