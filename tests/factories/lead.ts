import { randomUUID } from 'node:crypto';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { ownerDb } from '@/tests/factories/owner';

type Asked = {
  agencyId: string;
  userId: string;
  hotelId: string;
  roomId: string;
  ratePlanId: string;
  client?: { firstName: string; lastName: string };
};

const createdAt = new Date('2026-11-20T08:00:00Z');

/** An interest in a week of March 2027, with its client, its room, its first event and the price it was promised. */
export async function createLead({
  agencyId,
  userId,
  hotelId,
  roomId,
  ratePlanId,
  client: person = { firstName: 'Clara', lastName: 'Weiss' },
}: Asked): Promise<{ id: string }> {
  const id = randomUUID();
  const client = await ownerDb.client.create({
    data: { agencyId, reference: `CC-${id}`, ...person, createdAt, updatedAt: createdAt },
  });
  const price = { currency: 'EUR', priceTotal: 350_000n };
  const cancellationPeriods = [{ fromDaysPriorToArrival: 7, feeInPercentOfBookingTotal: 100 }];
  const content = { rooms: [{ priceTotal: 350_000, commissionPercent: 10, cancellationPeriods }] };
  const snapshot = await ownerDb.priceSnapshot.create({
    data: { agencyId, hotelId, hash: '0'.repeat(64), content, ...price, createdAt },
  });
  await ownerDb.lead.create({
    data: {
      id,
      reference: id,
      agencyId,
      userId,
      brandId: 'default',
      hotelId,
      clientId: client.id,
      clientFirstName: person.firstName,
      clientLastName: person.lastName,
      paymentProfile: 'ClientPays',
      checkIn: toDatabaseDay('2027-03-06'),
      checkOut: toDatabaseDay('2027-03-13'),
      adults: 2,
      snapshotId: snapshot.id,
      ...price,
      markupAmount: 5_000n,
      createdAt,
      updatedAt: createdAt,
      rooms: {
        create: { position: 0, roomId, ratePlanId, adults: 2, priceTotal: price.priceTotal, commissionPercent: 10 },
      },
      events: { create: { type: 'interest', at: createdAt, by: 'agent', actorId: userId, requestId: 'r' } },
    },
  });
  return { id };
}
