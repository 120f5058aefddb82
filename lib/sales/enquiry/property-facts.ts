import 'server-only';
import type { AvailabilityFacts, Period } from '@/lib/catalogue/property/rules/facts';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';

/**
 * What stands in the way of a period, read in the caller's transaction. Holds that are released, and options that have
 * lapsed by the clock whether or not they were swept, count for nothing (decisions §3).
 */
export async function readFacts(
  tx: Transaction,
  propertyId: string,
  { checkIn, checkOut }: Period,
  { today, now }: { today: PlainDate; now: Date },
): Promise<AvailabilityFacts> {
  const overlapping = { checkIn: { lt: toDatabaseDay(checkOut) }, checkOut: { gt: toDatabaseDay(checkIn) } };
  const days = (row: { checkIn: Date; checkOut: Date }) => ({
    checkIn: fromDatabaseDay(row.checkIn),
    checkOut: fromDatabaseDay(row.checkOut),
  });
  const stays = await tx.stay.findMany({
    where: { propertyId, ...overlapping },
    select: { id: true, checkIn: true, checkOut: true, available: true },
  });
  const holds = await tx.propertyHold.findMany({
    where: { propertyId, releasedAt: null, ...overlapping },
    select: { kind: true, checkIn: true, checkOut: true, expiresAt: true },
  });
  return {
    today,
    // Prices play no part in whether a period may be asked for.
    stays: stays.map((stay) => ({ id: stay.id, available: stay.available, rates: {}, currency: '', ...days(stay) })),
    blocks: holds
      .filter(({ kind, expiresAt }) => kind !== 'confirmedOption' || expiresAt === null || expiresAt > now)
      .map((hold) => ({ kind: hold.kind, ...days(hold) })),
  };
}
