import 'server-only';
import { scoped } from '@/lib/people/scope';
import { countOutbox, type OutboxCounts } from '@/lib/platform/outbox/queries';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';

export type Waiting = { agencies: number; destinations: number; outbox: OutboxCounts };

/** How much waits for an admin: agencies to verify, requests to answer, deliveries. */
export async function countWaiting(viewer: Viewer): Promise<Waiting> {
  requireAdmin(viewer);
  const people = scoped(viewer, async (tx) => ({
    agencies: await tx.agency.count({ where: { verification: 'pending' } }),
    destinations: await tx.destinationRequest.count({ where: { status: 'open' } }),
  }));
  return { ...(await people), outbox: await countOutbox(viewer) };
}
