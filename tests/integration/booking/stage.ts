import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db';
import { bookForGuest } from '@/lib/sales/booking/commands/book';
import { bookingSchema } from '@/lib/sales/booking/schema';
import { guestBooking } from '@/tests/factories/booking';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { HOUR, NOW } from '../lead/stage';
import { createStage, type Stage, WEEK } from '../property-lead/stage';

export const TERMS = { en: 'Ready from 16:00.', de: 'Ab 16:00 Uhr bereit.' };

/** Before all: a storefront, a brand of agencies, and a channel guests book by. */
export async function prepareBookings(): Promise<void> {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, position: 1 } });
  await createBrand();
  await createPlaces();
  await ownerDb.rentalChannel.create({ data: { id: 'guests', name: 'Guests', acceptsConsumerBookings: true } });
}

/** On the storefront, so many hours after now. */
export const at = (hours = 0, brandId = 'alpenglow') => {
  const now = new Date(Date.parse(NOW) + hours * HOUR);
  return writeContext({ brandId, now: () => now, today: () => '2026-12-01' });
};

export type Property = {
  channel?: string;
  ratio?: number;
  petsAllowed?: boolean;
  methods?: ('creditCard' | 'bankTransfer')[];
};

/** A property guests may book, its operator's person, and an agency. */
export async function createBookable({
  channel = 'guests',
  ratio,
  petsAllowed = true,
  methods,
}: Property = {}): Promise<Stage> {
  const stage = await createStage();
  const operatorId = `operator-${randomUUID().slice(0, 8)}`;
  await ownerDb.operator.create({
    data: {
      id: operatorId,
      name: 'Haus & Hof',
      email: `${operatorId}@example.com`,
      address: 'Dorf 1, Lech',
      termsEn: TERMS.en,
      termsDe: TERMS.de,
    },
  });
  await ownerDb.property.update({
    where: { id: stage.propertyId },
    data: { operatorId, petsAllowed, bedsForAdults: 6, bedsForChildren: 2 },
  });
  await ownerDb.salesInformation.update({
    where: { propertyId: stage.propertyId },
    data: {
      rentalChannelId: channel,
      securityDeposit: 300_000n,
      securityDepositType: 'other',
      creditCardFeeRatio: ratio ?? null,
      acceptedPaymentMethods: methods ?? ['creditCard', 'bankTransfer'],
    },
  });
  return { ...stage, operator: await viewerOf(await createUser({ role: 'operator', operatorId })) };
}

export function book(stage: Stage, changes: Record<string, unknown> = {}, context = at()) {
  const input = bookingSchema.parse(guestBooking({ propertyId: stage.propertyId, period: { ...WEEK }, ...changes }));
  return db.$transaction((tx) => bookForGuest(tx, input, context));
}
