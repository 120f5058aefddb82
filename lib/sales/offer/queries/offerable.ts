import 'server-only';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { Viewer } from '@/lib/platform/viewer/types';
import { leadsOf } from '@/lib/sales/lead/scope';
import type { OfferableLead } from '../types';

const MOST = 60;

/** Leads a client could still be offered: priced, ahead, not closed; the newest first. */
export async function listOfferable(viewer: Viewer): Promise<OfferableLead[]> {
  const today = await clock.today();
  return scoped(viewer, async (tx) => {
    const rows = await tx.lead.findMany({
      where: {
        ...leadsOf(viewer),
        snapshotId: { not: null },
        closedAt: null,
        checkIn: { gte: toDatabaseDay(today) },
        status: { notIn: ['CANCELLED_BOOKING', 'DECLINED_BOOKING'] },
      },
      select: {
        id: true,
        clientFirstName: true,
        clientLastName: true,
        checkIn: true,
        checkOut: true,
        hotel: { select: { name: true } },
        property: { select: { name: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: MOST,
    });
    return rows.map((row) => ({
      _id: row.id,
      clientName: `${row.clientFirstName} ${row.clientLastName}`,
      name: (row.hotel ?? row.property)?.name ?? '',
      checkIn: fromDatabaseDay(row.checkIn),
      checkOut: fromDatabaseDay(row.checkOut),
    }));
  });
}
