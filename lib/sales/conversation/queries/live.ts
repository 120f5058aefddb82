import 'server-only';
import { z } from 'zod';
import { scoped } from '@/lib/people/scope';
import type { Transaction } from '@/lib/platform/db';
import type { Locale } from '@/lib/platform/i18n/locale';
import { listen } from '@/lib/platform/listen';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import type { LiveJson } from '../schema';
import { conversationsOf } from '../scope';
import type { ConversationSide } from '../types';
import { messageSelect, toMessage } from './message';

/** What the trigger announces: ids, so that whoever is not concerned need not look. */
const announcedSchema = z.object({
  conversationId: z.string(),
  agencyId: z.string(),
  hotelId: z.string(),
  sequence: z.number(),
});
export type Announced = z.output<typeof announcedSchema>;

/** Called with each announcement; with null when some may have been missed. */
type Hearer = (announced: Announced | null) => void;

// Next bundles routes apart from each other; one connection listens for all of them.
const shared = globalThis as { alpenglowConversations?: { hearers: Set<Hearer>; isListening: boolean } };

/** Hears every message of this and of other processes, once it is committed. Returns how to stop. */
export function hearMessages(hearer: Hearer): () => void {
  shared.alpenglowConversations ??= { hearers: new Set(), isListening: false };
  const state = shared.alpenglowConversations;
  state.hearers.add(hearer);
  if (!state.isListening) {
    state.isListening = true;
    listen('conversation', (payload) => {
      const announced = payload === null ? null : announcedSchema.parse(JSON.parse(payload));
      for (const each of state.hearers) each(announced);
    });
  }
  return () => {
    state.hearers.delete(hearer);
  };
}

export function concerns(viewer: Viewer, side: ConversationSide, { agencyId, hotelId }: Announced): boolean {
  if (viewer.role === 'admin' && !(side === 'agency' && viewer.isActing)) return true;
  return side === 'hotel' ? hotelId === viewer.hotelId : agencyId === viewer.agency?.id;
}

/**
 * Where a look stood: everything of transactions before it had been seen. A message has the number of its own transaction,
 * and those that commit later have no smaller one than the oldest that was open at the look; so asking from a position on
 * misses nothing, and may tell something twice.
 */
export type Position = bigint;

async function positionOf(tx: Transaction): Promise<Position> {
  const [row] = await tx.$queryRaw<{ position: bigint }[]>`
    SELECT (pg_snapshot_xmin(pg_current_snapshot())::text)::bigint AS position`;
  return row?.position ?? 0n;
}

type Asked = { side: ConversationSide; locale: Locale };
type Since = { position: Position } | { announced: Announced };

function rowsSince(since: Since): Prisma.ConversationMessageWhereInput {
  if ('position' in since) return { transactionId: { gte: since.position } };
  return { conversationId: since.announced.conversationId, sequence: since.announced.sequence };
}

/** More than these is a reason to read the list anew. */
export const MOST_MISSED = 200;

/** Messages the viewer may read, in their order, and where this look stood. */
export function readLive(
  viewer: Viewer,
  { side, locale }: Asked,
  since: Since | null,
): Promise<{ position: Position; messages: LiveJson[] }> {
  return scoped(viewer, async (tx) => {
    // Before the rows: what commits in between is told twice rather than not at all.
    const position = await positionOf(tx);
    if (!since) return { position, messages: [] };
    const rows = await tx.conversationMessage.findMany({
      where: { AND: [rowsSince(since), { conversation: conversationsOf(viewer, side) }] },
      select: messageSelect,
      orderBy: [{ conversationId: 'asc' }, { sequence: 'asc' }],
      take: MOST_MISSED,
    });
    const messages = rows.map((row) => ({
      conversationId: row.conversationId,
      message: toMessage(row, viewer, locale),
    }));
    return { position, messages };
  });
}
