import 'server-only';
import { scoped } from '@/lib/people/scope';
import { fromDatabaseDay } from '@/lib/platform/database-day';
import type { Viewer } from '@/lib/platform/viewer/types';
import type { Prisma } from '@/prisma/generated/client';
import { countBySeason, type HeldInSeason } from '../rules/option';
import { openAt } from '../rules/transition';

/** What is read of options to count them. */
export const optionsArgs = {
  where: { closedAt: null, status: { in: ['REQUESTED_OPTION', 'CONFIRMED_OPTION'] } },
  select: { agencyId: true, status: true, optionExpiresAt: true, checkIn: true },
} satisfies Prisma.LeadFindManyArgs;

type OptionRow = Prisma.LeadGetPayload<typeof optionsArgs>;

/** Those that still run, season by season: as many as the limit counts. */
export function heldBySeason(rows: readonly OptionRow[], now: Date): Readonly<Record<string, HeldInSeason>> {
  return countBySeason(openAt(rows, now).map((row) => ({ ...row, checkIn: fromDatabaseDay(row.checkIn) })));
}

/** Of the viewer's agency at a property. */
export async function readOptionsHeld(viewer: Viewer, propertyId: string, now: Date) {
  const agencyId = viewer.agency?.id;
  if (!agencyId) return {};
  const { where, select } = optionsArgs;
  const rows = await scoped(viewer, (tx) => tx.lead.findMany({ where: { ...where, agencyId, propertyId }, select }));
  return heldBySeason(rows, now);
}
