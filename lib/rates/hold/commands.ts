import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Period } from '@/lib/catalogue/property/rules/facts';
import { asProduct } from '@/lib/people/scope';
import { toDatabaseDay } from '@/lib/platform/database-day';
import type { Transaction } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { isActive } from './rules';

export type NewHold = Period & { propertyId: string } & (
    | { kind: 'ownerBlock' }
    /** `leadId`: for whom, where it was made here. */
    | { kind: 'booking'; leadId?: string }
    | { kind: 'confirmedOption'; expiresAt: Date; leadId?: string }
  );

/**
 * Takes the nights of a period; returns the hold's id. Whoever wants the same nights waits for the row of the property
 * and finds them taken: 409. An option that lapsed while nobody released it is released here, because the
 * constraint that no night is held twice knows no clock; one of a lead is ended with its lead before (`settle` of
 * lib/sales/lead), else the database refuses.
 */
export async function placeHold(tx: Transaction, hold: NewHold, { now }: Pick<WriteContext, 'now'>): Promise<string> {
  const { propertyId, kind } = hold;
  const nights = { checkIn: toDatabaseDay(hold.checkIn), checkOut: toDatabaseDay(hold.checkOut) };
  const [found] = await tx.$queryRaw<{ isThere: boolean }[]>`SELECT lock_property(${propertyId}) AS "isThere"`;
  if (!found?.isThere) throw new AppError('notFound', { status: 404 });
  const placedAt = now();
  const overlapping = await tx.propertyHold.findMany({
    where: { propertyId, releasedAt: null, checkIn: { lt: nights.checkOut }, checkOut: { gt: nights.checkIn } },
  });
  if (overlapping.some((other) => isActive(other, placedAt))) throw new AppError('periodSold', { status: 409 });
  const lapsed = overlapping.map(({ id }) => id);
  if (lapsed.length > 0) {
    // Somebody else's, perhaps: it is the clock that ended them.
    const data = { releasedAt: placedAt };
    await asProduct(tx, () => tx.propertyHold.updateMany({ where: { id: { in: lapsed } }, data }));
  }
  const id = randomUUID();
  const expiresAt = hold.kind === 'confirmedOption' ? hold.expiresAt : null;
  const leadId = hold.kind === 'ownerBlock' ? null : (hold.leadId ?? null);
  await tx.propertyHold.create({ data: { id, propertyId, kind, ...nights, expiresAt, leadId } });
  return id;
}

type Change = { kind: 'booking' } | { kind: 'confirmedOption'; expiresAt: Date } | { releasedAt: Date };

/** An option becomes the booking, or ends later; or the nights are given back. False when the lead holds none. */
export async function changeHoldOf(tx: Transaction, leadId: string, change: Change): Promise<boolean> {
  const data =
    'releasedAt' in change || change.kind === 'confirmedOption' ? change : { kind: change.kind, expiresAt: null };
  const { count } = await tx.propertyHold.updateMany({ where: { leadId, releasedAt: null }, data });
  return count > 0;
}
