import 'server-only';
import { dayAt, timeZoneOf } from '@/lib/catalogue/place/property-time';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';

/**
 * Leads of which a due is overdue that client or agency owe (rule 9.10), as far as the scope sees it, or among those named; by the
 * days of each place.
 */
export async function readOverdue(
  tx: Transaction,
  now: Date,
  leadIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const city = { select: { city: { select: { countryId: true } } } };
  const rows = await tx.leadDue.findMany({
    where: {
      ...(leadIds && { leadId: { in: [...leadIds] } }),
      ...{ status: 'open', isAtHotel: false, owedBy: { not: 'supplier' } },
      // Somewhere in the world its day is over.
      until: { lt: toDatabaseDay(addDays(dayAt(now, 'UTC'), 1)) },
    },
    select: { leadId: true, until: true, lead: { select: { hotel: city, property: city } } },
  });
  const isOver = ({ until, lead: { hotel, property } }: (typeof rows)[number]) =>
    fromDatabaseDay(until) < dayAt(now, timeZoneOf((hotel ?? property)?.city.countryId ?? ''));
  return new Set(rows.filter(isOver).map(({ leadId }) => leadId));
}
