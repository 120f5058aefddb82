import 'server-only';
import type { AvailabilityFacts, Period } from '@/lib/catalogue/property/rules/facts';
import type { BusinessTime } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { activeHolds } from '@/lib/rates/hold/active';

/** What stands in the way of a period, read in the caller's transaction. */
export async function readFacts(
  tx: Transaction,
  propertyId: string,
  { checkIn, checkOut }: Period,
  { today, now }: BusinessTime,
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
    where: { propertyId, ...overlapping, ...activeHolds(now()) },
    select: { kind: true, checkIn: true, checkOut: true },
  });
  return {
    today: today(),
    // Prices play no part in whether a period may be asked for.
    stays: stays.map((stay) => ({ id: stay.id, available: stay.available, rates: {}, currency: '', ...days(stay) })),
    blocks: holds.map((hold) => ({ kind: hold.kind, ...days(hold) })),
  };
}
