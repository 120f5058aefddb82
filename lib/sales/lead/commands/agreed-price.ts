import 'server-only';
import { z } from 'zod';
import type { Transaction } from '@/lib/platform/db';
import { readAgreement } from '../queries/agreement';
import type { LeadFacts } from '../queries/lead-row';
import { dividedAmong } from '../rules/counter-offer';
import type { PricedSelection, PromisedRoom, SnapshotContent } from '../types';

const contentSchema = z.record(z.string(), z.json());

/** A snapshot has one promise for each room; what is not there must not be guessed. */
function promiseAt({ id, terms }: LeadFacts, position: number): PromisedRoom {
  const promised = terms[position];
  if (!promised) throw new Error(`Room ${position} of lead ${id} has no terms.`);
  return promised;
}

/** The lead at a price of all its rooms that the hotel has named; the rest of what was promised stays. */
export async function pricedAt(tx: Transaction, lead: LeadFacts, total: bigint): Promise<PricedSelection> {
  const { snapshot } = await tx.lead.findUniqueOrThrow({
    where: { id: lead.id },
    select: { snapshot: { select: { content: true } } },
  });
  const shares = dividedAmong(total, lead.rooms);
  return {
    currency: lead.currency,
    priceTotal: total,
    // Whether rooms are free is asked where they are taken.
    isAvailable: false,
    rooms:
      lead.propertyId !== null
        ? [{ ...promiseAt(lead, 0), priceTotal: total }]
        : lead.rooms.map((room, position) => ({
            roomId: room.roomId,
            ratePlanId: room.ratePlanId,
            quantity: room.quantity,
            adults: room.adults,
            childrenAges: room.childrenAges,
            bedConfiguration: room.bedConfiguration,
            ...promiseAt(lead, position),
            priceTotal: shares[position] ?? 0n,
          })),
    content: contentSchema.parse(snapshot.content) as SnapshotContent,
  };
}

/** The price the supplier has given its word for, while it stands: whatever the lead has come to cost meanwhile. */
export async function agreedPrice(tx: Transaction, lead: LeadFacts, now: Date): Promise<PricedSelection | null> {
  const agreement = await readAgreement(tx, lead, now);
  return agreement?.currency === lead.currency ? pricedAt(tx, lead, agreement.price) : null;
}
