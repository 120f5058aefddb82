import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Viewer } from '@/lib/platform/viewer/types';
import { countBySeason, type HeldInSeason } from '../rules/option';
import { openAt } from '../rules/transition';

/** Options of the viewer's agency at a house that still run, season by season: as many as the limit counts. */
export async function readOptionsHeld(
  viewer: Viewer,
  propertyId: string,
  now: Date,
): Promise<Readonly<Record<string, HeldInSeason>>> {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return {};
  const rows = await scoped(viewer, (tx) =>
    tx.lead.findMany({
      where: { agencyId, propertyId, closedAt: null, status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] } },
      select: { status: true, optionExpiresAt: true, checkIn: true },
    }),
  );
  return countBySeason(openAt(rows, now).map((row) => ({ ...row, checkIn: fromDatabaseDay(row.checkIn) })));
}
