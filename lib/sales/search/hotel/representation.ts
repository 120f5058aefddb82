import { z } from 'zod';
import { hotelCardJsonSchema, toHotelCardJson } from '@/lib/catalogue/hotel/representation';
import { type Money, toUnits } from '@/lib/platform/money';
import type { HotelFix, PartyProposal, PriceFrom } from '@/lib/rates/judge/types';
import { listFields } from './fields';
import type { FoundHotel, HotelAvailability, HotelPin, HotelSearchAnswer } from './types';

/** Hotels with their availability as JSON (rule 7.1). Amounts are in units of their currency. */
const nightlySchema = z.strictObject({ currency: z.string(), minimumNightlyPrice: z.number() });

const priceInfoSchema = z.strictObject({
  billableCurrency: nightlySchema,
  /** Informs only; absent where it is the billable currency, or no rate of exchange is known. */
  localCurrency: nightlySchema.optional(),
  publicPrice: z
    .strictObject({ currency: z.string(), averageNightlyPrice: z.number(), priceTotal: z.number() })
    .nullable(),
  priceTotal: z.number(),
});

const fixSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dates'),
    checkInDate: z.string(),
    checkOutDate: z.string(),
    shiftDays: z.int(),
    nights: z.int(),
    priceTotal: z.number().nullable(),
    currency: z.string().nullable(),
  }),
  z.strictObject({
    kind: z.literal('paymentProfile'),
    paymentProfile: z.string(),
    priceTotal: z.number().nullable(),
    currency: z.string().nullable(),
  }),
]);

const availabilitySchema = z.strictObject({
  status: z.enum(['available', 'onRequest', 'unavailable', 'undated']),
  priceInfo: priceInfoSchema.nullable(),
  isReseller: z.boolean(),
  supportsInstantBooking: z.boolean(),
  roomTypes: z.int(),
  /** Rooms of all types, where the hotel is available. */
  roomsLeft: z.int().optional(),
  /** More rooms than are sold at once: a group, which is enquired about. */
  isGroup: z.boolean().optional(),
  /** Where no one room sleeps the party: rooms that do together, the cheapest first. */
  proposals: z
    .array(
      z.strictObject({
        rooms: z.array(
          z.strictObject({
            roomId: z.string(),
            name: z.string(),
            numAdults: z.int(),
            childrenAges: z.array(z.int()),
          }),
        ),
        priceTotal: z.number(),
        currency: z.string(),
        /** The earliest of all its rooms. */
        freeUntil: z.string().nullable(),
        isNonRefundable: z.boolean(),
        /** Absent for whoever may not see it. */
        commission: z.number().optional(),
      }),
    )
    .optional(),
  /** Absent for whoever may not see it. */
  commission: z.strictObject({ percent: z.number(), amount: z.number(), currency: z.string() }).optional(),
  reason: z.string().optional(),
  /** What the reason speaks of: nights, days, a day, the most guests a room takes. */
  reasonDetails: z.record(z.string(), z.json()).optional(),
  nearestFix: fixSchema.nullable().optional(),
});

/** All of both lists, where an answer has only those that are shown. */
const totalsSchema = z.strictObject({ available: z.int(), onRequest: z.int(), unavailable: z.int() });

/** Hotels of both lists with an option of the filter, by field and option; what is not named has none. */
const countsSchema = z.partialRecord(z.enum(listFields), z.record(z.string(), z.int()));

const searchedHotelSchema = hotelCardJsonSchema.extend({ keys: z.int(), availability: availabilitySchema });
export const availableHotelsJsonSchema = z.strictObject({
  available: z.array(searchedHotelSchema),
  unavailable: z.array(searchedHotelSchema),
  totals: totalsSchema.optional(),
  counts: countsSchema.optional(),
});
export type AvailableHotelsJson = z.infer<typeof availableHotelsJsonSchema>;
export type SearchedHotelJson = AvailableHotelsJson['available'][number];
type AvailabilityJson = z.infer<typeof availabilitySchema>;

const units = ({ amount, currency }: Money): number => toUnits(amount, currency);

const nightly = (price: Money) => ({ currency: price.currency, minimumNightlyPrice: units(price) });

function toPriceInfo(from: PriceFrom): z.infer<typeof priceInfoSchema> {
  const { total, minimumNightlyPrice, localNightlyPrice, publicPrice } = from;
  return {
    billableCurrency: nightly(minimumNightlyPrice),
    ...(localNightlyPrice && { localCurrency: nightly(localNightlyPrice) }),
    publicPrice: publicPrice && {
      currency: publicPrice.priceTotal.currency,
      averageNightlyPrice: units(publicPrice.averageNightlyPrice),
      priceTotal: units(publicPrice.priceTotal),
    },
    priceTotal: units(total),
  };
}

function toFixJson({ priceFrom, ...fix }: HotelFix): z.infer<typeof fixSchema> {
  const price = { priceTotal: priceFrom && units(priceFrom), currency: priceFrom?.currency ?? null };
  if (fix.kind === 'paymentProfile') return { ...fix, ...price };
  const { kind, checkIn: checkInDate, checkOut: checkOutDate, shiftDays, nights } = fix;
  return { kind, checkInDate, checkOutDate, shiftDays, nights, ...price };
}

function toProposalJson(
  { rooms, total, commission, freeUntil, isNonRefundable }: PartyProposal,
  names: HotelSearchAnswer['roomNames'],
) {
  return {
    rooms: rooms.map(({ roomId, party: { adults: numAdults, childrenAges } }) => ({
      ...{ roomId, name: names.get(roomId) ?? '', numAdults },
      childrenAges: [...childrenAges],
    })),
    priceTotal: units(total),
    currency: total.currency,
    ...{ freeUntil, isNonRefundable },
    ...(commission && { commission: units(commission) }),
  };
}

function decisionJson(
  availability: HotelAvailability,
  names: HotelSearchAnswer['roomNames'],
): Omit<AvailabilityJson, 'isReseller' | 'supportsInstantBooking'> {
  const { status } = availability;
  if (status === 'undated') return { status, priceInfo: null, roomTypes: 0 };
  if (status === 'unavailable') {
    const { refusal, nearestFix } = availability;
    const { reason, ...reasonDetails } = refusal;
    return {
      ...{ status, priceInfo: null, roomTypes: 0 },
      ...{ reason, reasonDetails, nearestFix: nearestFix && toFixJson(nearestFix) },
    };
  }
  const { priceFrom, roomTypes } = availability;
  const commission = priceFrom?.commission;
  return {
    status,
    priceInfo: priceFrom && toPriceInfo(priceFrom),
    roomTypes,
    ...(status === 'available' && { roomsLeft: availability.left }),
    ...(status === 'available' &&
      availability.proposals && {
        proposals: availability.proposals.map((one) => toProposalJson(one, names)),
      }),
    ...(status === 'onRequest' && availability.isGroup && { isGroup: true }),
    ...(commission && {
      commission: {
        percent: commission.percent,
        amount: units(commission.amount),
        currency: commission.amount.currency,
      },
    }),
  };
}

function toSearchedHotelJson(
  { availability, isReseller, supportsInstantBooking, keys, ...card }: FoundHotel,
  names: HotelSearchAnswer['roomNames'],
) {
  return {
    ...toHotelCardJson(card),
    keys,
    availability: { ...decisionJson(availability, names), isReseller, supportsInstantBooking },
  };
}

/** `isPaged`: with how many there are of both lists and of each option, because not all are in the answer. */
export function toAvailableHotelsJson(
  { available, unavailable, totals, counts, roomNames }: HotelSearchAnswer,
  isPaged: boolean,
): AvailableHotelsJson {
  return {
    available: available.map((hotel) => toSearchedHotelJson(hotel, roomNames)),
    unavailable: unavailable.map((hotel) => toSearchedHotelJson(hotel, roomNames)),
    ...(isPaged && { totals, ...(counts && { counts }) }),
  };
}

/** GET /api/available-hotels/pins. */
export const hotelPinsJsonSchema = z.array(
  z.strictObject({
    _id: z.string(),
    name: z.string(),
    cityId: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    status: z.enum(['available', 'onRequest', 'unavailable', 'undated']),
    billableCurrency: nightlySchema.nullable(),
  }),
);
export type HotelPinJson = z.infer<typeof hotelPinsJsonSchema>[number];

export function toHotelPinJson({ id: _id, nightly: price, ...pin }: HotelPin): HotelPinJson {
  return { _id, ...pin, billableCurrency: price && nightly(price) };
}
