import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { isActive } from './rules';

export type NewHold = Period & { propertyId: string } & (
    | { kind: 'booking' | 'ownerBlock' }
    | { kind: 'confirmedOption'; expiresAt: Date }
  );

/**
 * Takes the nights of a period; returns the hold's id. Whoever wants the same nights waits for the row of the property
 * and finds them taken: 409. An option that lapsed while nobody released it is released here, because the
 * constraint that no night is held twice knows no clock.
 */
export async function placeHold(tx: Transaction, hold: NewHold, { now }: Pick<WriteContext, 'now'>): Promise<string> {
  const { propertyId, kind } = hold;
  const nights = { checkIn: toDatabaseDay(hold.checkIn), checkOut: toDatabaseDay(hold.checkOut) };
  const found = await tx.$queryRaw<unknown[]>`SELECT id FROM property WHERE id = ${propertyId} FOR NO KEY UPDATE`;
  if (found.length === 0) throw new AppError('notFound', { status: 404 });
  const placedAt = now();
  const overlapping = await tx.propertyHold.findMany({
    where: { propertyId, releasedAt: null, checkIn: { lt: nights.checkOut }, checkOut: { gt: nights.checkIn } },
  });
  if (overlapping.some((other) => isActive(other, placedAt))) throw new AppError('periodSold', { status: 409 });
  await tx.propertyHold.updateMany({
    where: { id: { in: overlapping.map(({ id }) => id) } },
    data: { releasedAt: placedAt },
  });
  const id = randomUUID();
  const expiresAt = hold.kind === 'confirmedOption' ? hold.expiresAt : null;
  await tx.propertyHold.create({ data: { id, propertyId, kind, ...nights, expiresAt } });
  return id;
}
