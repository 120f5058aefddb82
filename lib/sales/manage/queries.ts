import 'server-only';
import { cache } from 'react';
import type { ManagedKind } from '@/lib/catalogue/manage/types';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { countOutbox, type OutboxCounts } from '@/lib/platform/outbox/queries';
import { requireAdmin } from '@/lib/platform/viewer/rules';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { LeadStatus } from '@/prisma/generated/client';

const openStates: LeadStatus[] = ['INTEREST', 'REQUESTED_OPTION', 'CONFIRMED_OPTION', 'REQUESTED_BOOKING'];

export type Waiting = { agencies: number; destinations: number; outbox: OutboxCounts };

/** How much waits for an admin: agencies to verify, requests to answer, deliveries. */
export async function countWaiting(viewer: Viewer): Promise<Waiting> {
  requireAdmin(viewer);
  const { agencies = 0, destinations = 0 } = await countForRail(viewer);
  return { agencies, destinations, outbox: await countOutbox(viewer) };
}

export type RailFigures = Record<'agencies' | 'destinations' | 'outbox' | ManagedKind, number>;

/** What waits behind the entries of the admins' rail, in one statement: questions to answer, drafts to publish. Once per page. */
export const countForRail = cache(async (viewer: Viewer): Promise<Partial<RailFigures>> => {
  requireAdmin(viewer);
  const rows = await scoped(
    viewer,
    (tx) => tx.$queryRaw<{ name: keyof RailFigures; count: number }[]>`
      SELECT 'agencies' AS name, count(*)::int FROM agency WHERE verification = 'pending'
      UNION ALL SELECT 'destinations', count(*)::int FROM destination_request WHERE status = 'open'
      UNION ALL SELECT 'outbox', failed_deliveries()
      UNION ALL SELECT kind, count(*)::int FROM managed_version WHERE published_at IS NULL GROUP BY kind`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
});

export type Keepers = { requests: number; bookings: number };

/** What of a hotel or a property goes on when it is retired: open interests, options and requests, and bookings to come. */
export async function countKeepers(viewer: Viewer, kind: ManagedKind, id: string): Promise<Keepers | null> {
  requireAdmin(viewer);
  if (kind !== 'hotels' && kind !== 'properties') return null;
  const where = { ...(kind === 'hotels' ? { hotelId: id } : { propertyId: id }), closedAt: null };
  const today = toDatabaseDay(await clock.today());
  return scoped(viewer, async (tx) => ({
    requests: await tx.lead.count({ where: { ...where, status: { in: openStates }, checkIn: { gte: today } } }),
    bookings: await tx.lead.count({ where: { ...where, status: 'CONFIRMED_BOOKING', checkOut: { gte: today } } }),
  }));
}
