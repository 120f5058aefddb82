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

export type RailFigures = { agencies: number; destinations: number };

/** What waits behind the entries of the admins' rail, in one statement. */
export async function countForRail(viewer: Viewer): Promise<RailFigures> {
  requireAdmin(viewer);
  const [figures] = await scoped(
    viewer,
    (tx) => tx.$queryRaw<RailFigures[]>`
      SELECT (SELECT count(*)::int FROM agency WHERE verification = 'pending') AS agencies,
        (SELECT count(*)::int FROM destination_request WHERE status = 'open') AS destinations`,
  );
  return figures ?? { agencies: 0, destinations: 0 };
}
