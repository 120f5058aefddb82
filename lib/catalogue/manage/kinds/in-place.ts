import 'server-only';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { Change } from '../types';

/** What is in a part of a place is in the place. Throws 422 at the part. */
export async function requireSector(
  tx: Transaction,
  { cityId, sectorId }: { cityId: string; sectorId: string | null },
): Promise<void> {
  if (sectorId === null || (await tx.sector.count({ where: { id: sectorId, cityId } })) > 0) return;
  throw new AppError('invalidInput', { status: 422, fields: { 'values.sectorId': 'sectorElsewhere' } });
}

/** What of its place a change says. */
export function placeIn(changes: readonly Change[]): Partial<{ cityId: string; sectorId: string | null }> {
  const after = (name: string) => changes.find(({ field }) => field === name);
  const [city, sector] = [after('cityId'), after('sectorId')];
  return {
    ...(city && { cityId: String(city.after) }),
    ...(sector && { sectorId: sector.after === null ? null : String(sector.after) }),
  };
}
