import 'server-only';
import { scoped } from '@/lib/people/scope';
import { listen } from '@/lib/platform/listen';
import { log } from '@/lib/platform/log';
import type { Viewer } from '@/lib/platform/viewer/types';
import { offersOf } from '../scope';

/** Called with the id of an offer with which something happened; with null when some may have been missed. */
type Hearer = (offerId: string | null) => void;

// Next bundles routes apart from each other; one connection listens for all of them.
const shared = globalThis as { alpenglowOffers?: { hearers: Set<Hearer>; isListening: boolean } };

/** Hears what happens with offers in this and in other processes, once it is committed. Returns how to stop. */
function hearOffers(hearer: Hearer): () => void {
  shared.alpenglowOffers ??= { hearers: new Set(), isListening: false };
  const state = shared.alpenglowOffers;
  state.hearers.add(hearer);
  if (!state.isListening) {
    state.isListening = true;
    listen('offer', (payload) => {
      for (const each of state.hearers) each(payload);
    });
  }
  return () => {
    state.hearers.delete(hearer);
  };
}

/** The last thing that happened with an offer of the viewer's; null for one that is not theirs. */
function lastEventOf(viewer: Viewer, offerId: string): Promise<bigint | null> {
  return scoped(viewer, async (tx) => {
    const event = await tx.offerEvent.findFirst({
      where: { offer: { id: offerId, ...offersOf(viewer) } },
      select: { id: true },
      orderBy: { id: 'desc' },
    });
    return event?.id ?? null;
  });
}

type Asked = { viewer: Viewer; query: { offer: string }; lastEventId: string | null };
type Event = { id: string; event: 'changed'; data: Record<string, never> };

/**
 * Says that something has happened with an offer since the last event the reader knows of, and each time it happens again.
 * What it was, the page reads for itself. One look at a time, in the viewer's own scope.
 */
export function followOffer(asked: Asked, send: (event: Event) => void) {
  const { offer } = asked.query;
  let { viewer } = asked;
  let known = /^\d{1,18}$/.test(asked.lastEventId ?? '') ? BigInt(asked.lastEventId ?? 0) : null;
  let isStopped = false;
  let isWanted = true;
  let isLooking = false;

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      while (!isStopped && isWanted) {
        isWanted = false;
        const last = await lastEventOf(viewer, offer);
        if (last === null) continue;
        if (known !== null && last > known) send({ id: String(last), event: 'changed', data: {} });
        known = last;
      }
    } catch (error) {
      // The next beat looks again.
      isWanted = true;
      log.warn({ err: error }, 'a stream of an offer could not look');
    } finally {
      isLooking = false;
    }
  };

  const stopHearing = hearOffers((offerId) => {
    if (offerId !== null && offerId !== offer) return;
    isWanted = true;
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
