import 'server-only';
import { z } from 'zod';
import { listen } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import type { Viewer } from '@/lib/platform/viewer/types';
import { concerns as concernsMessage, hearMessages } from '@/lib/sales/conversation/queries/live';
import { readWaiting } from './queries';
import { idOfCounts, type WaitingCounts } from './schema';

/** What the trigger announces: whose lists have changed, so that whoever is not concerned need not look. */
const announcedSchema = z.object({
  agencyId: z.string(),
  hotelId: z.string().nullable(),
  operatorId: z.string().nullable(),
});
type Announced = z.output<typeof announcedSchema>;
type Hearer = (announced: Announced | null) => void;

// Next bundles routes apart from each other; one connection listens for all of them.
const shared = globalThis as { alpenglowDeadlines?: { hearers: Set<Hearer>; isListening: boolean } };

/** Hears whose lists have changed, here or in another process, once it is committed. Returns how to stop. */
function hearDeadlines(hearer: Hearer): () => void {
  shared.alpenglowDeadlines ??= { hearers: new Set(), isListening: false };
  const state = shared.alpenglowDeadlines;
  state.hearers.add(hearer);
  if (!state.isListening) {
    state.isListening = true;
    listen('deadline', (payload) => {
      const announced = payload === null ? null : announcedSchema.parse(JSON.parse(payload));
      for (const each of state.hearers) each(announced);
    });
  }
  return () => {
    state.hearers.delete(hearer);
  };
}

function concerns({ role, isActing, agency, hotelId, operatorId }: Viewer, announced: Announced): boolean {
  if (role === 'admin' && !isActing) return true;
  const isOf = (own: string | null | undefined, theirs: string | null) => Boolean(own) && own === theirs;
  return (
    isOf(agency?.id, announced.agencyId) || isOf(hotelId, announced.hotelId) || isOf(operatorId, announced.operatorId)
  );
}

type Asked = { viewer: Viewer; lastEventId: string | null };
type Event = { id: string; event: 'waiting'; data: WaitingCounts } | { id: string; event: 'list'; data: object };

/** So many changes together are one look: a call that changes a lead changes several of its lines. */
const TOGETHER_MILLISECONDS = 300;
/** The clock alone makes things due: every so many beats a stream looks by itself. */
const BEATS = 4;

/**
 * Says what the menu counts whenever that has changed since the last event the reader knows of, and that their list has changed,
 * which the page then reads for itself. One look at a time, in the viewer's own scope.
 */
export function followWaiting(asked: Asked, send: (event: Event) => void) {
  let { viewer } = asked;
  let known = asked.lastEventId;
  let isStopped = false;
  let isWanted = false;
  let isLooking = false;
  let hasListChanged = false;
  let beats = 0;
  let timer: NodeJS.Timeout | null = null;

  const look = async () => {
    timer = null;
    if (isLooking) return;
    isLooking = true;
    try {
      while (!isStopped && isWanted) {
        isWanted = false;
        const isOfList = hasListChanged;
        hasListChanged = false;
        const { today, offers, conversations, deskConversations } = await readWaiting(viewer);
        const data = { today, offers, conversations, deskConversations };
        const id = idOfCounts(data);
        if (isStopped) break;
        if (id !== known) send({ id, event: 'waiting', data });
        known = id;
        if (isOfList) send({ id, event: 'list', data: {} });
      }
    } catch (error) {
      // The next beat looks again.
      isWanted = true;
      log.warn({ err: error }, 'a stream of what waits could not look');
    } finally {
      isLooking = false;
    }
  };

  const want = () => {
    isWanted = true;
    timer ??= setTimeout(() => void look(), TOGETHER_MILLISECONDS);
  };

  const stopDeadlines = hearDeadlines((announced) => {
    if (announced !== null && !concerns(viewer, announced)) return;
    hasListChanged ||= announced !== null;
    want();
  });
  const stopMessages = hearMessages((announced) => {
    const sides = ['agency', 'hotel'] as const;
    if (announced === null || sides.some((side) => concernsMessage(viewer, side, announced))) want();
  });
  want();

  return {
    beat: (now: Viewer) => {
      viewer = now;
      beats += 1;
      if (isWanted || beats % BEATS === 0) want();
    },
    stop: () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      stopDeadlines();
      stopMessages();
    },
  };
}
