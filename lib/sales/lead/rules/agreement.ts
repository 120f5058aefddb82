import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { PlainDate } from '@/lib/platform/dates';

/** What a price was agreed for: the stay, the party, and what of the hotel or property. */
type Subject = {
  checkIn: PlainDate;
  checkOut: PlainDate;
  serviceLevel: string | null;
  adults: number;
  childrenAges: readonly number[];
  rooms: readonly {
    roomId: string;
    ratePlanId: string;
    quantity: number;
    adults: number;
    childrenAges: readonly number[];
  }[];
};

export type Agreement = { price: bigint; currency: string; until: Date };

/** As the change that made it keeps it; minor units. */
const agreedSchema = z.object({
  agreed: z.object({ price: z.int(), currency: z.string(), until: z.iso.datetime(), of: z.json() }),
});

/** Of values of JSON alone, whatever else stands on the lead. */
function subjectOf({ checkIn, checkOut, serviceLevel, adults, childrenAges, rooms }: Subject) {
  return {
    ...{ checkIn, checkOut, serviceLevel, adults, childrenAges: [...childrenAges] },
    rooms: rooms.map((room) => ({
      ...{ roomId: room.roomId, ratePlanId: room.ratePlanId, quantity: room.quantity, adults: room.adults },
      childrenAges: [...room.childrenAges],
    })),
  };
}

/** A supplier's word as it is kept: the price, until when, and for what. */
export function agreementData(lead: Subject, { price, currency, until }: Agreement) {
  return { agreed: { price: Number(price), currency, until: until.toISOString(), of: subjectOf(lead) } };
}

/** What was agreed, while it stands: until its own end, for that stay, party and plan. A name more or less ends nothing. */
export function standingAgreement(data: unknown, lead: Subject, now: Date): Agreement | null {
  const kept = agreedSchema.safeParse(data);
  if (!kept.success) return null;
  const { price, currency, until, of } = kept.data.agreed;
  const end = new Date(until);
  return end > now && isDeepStrictEqual(of, subjectOf(lead)) ? { price: BigInt(price), currency, until: end } : null;
}
