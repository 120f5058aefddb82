import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import type { Viewer } from '@/lib/platform/viewer/types';
import { countBySeason, type HeldInSeason } from '../rules/option';
import { openAt } from '../rules/transition';

type Place = { hotelId: string | null; propertyId: string | null };

/** Options of an agency at a hotel or property that still run, season by season: as many as the limit counts. */
export async function optionsHeldIn(
  tx: Transaction,
  { agencyId, hotelId, propertyId }: Place & { agencyId: string },
  now: Date,
): Promise<Readonly<Record<string, HeldInSeason>>> {
  const rows = await tx.lead.findMany({
    where: { agencyId, hotelId, propertyId, closedAt: null, status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] } },
    select: { status: true, optionExpiresAt: true, checkIn: true },
  });
  return countBySeason(openAt(rows, now).map((row) => ({ ...row, checkIn: fromDatabaseDay(row.checkIn) })));
}

/** Those of the viewer's agency at a property. */
export async function readOptionsHeld(viewer: Viewer, propertyId: string, now: Date) {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return {};
  return scoped(viewer, (tx) => optionsHeldIn(tx, { agencyId, hotelId: null, propertyId }, now));
}
