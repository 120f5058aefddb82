import { z } from 'zod';
import { roomJsonSchema } from '@/lib/catalogue/hotel/representation';
import { bedTypes } from '@/lib/catalogue/hotel/types';
import { type Money, toUnits } from '@/lib/platform/money';
import { periodsOfCancellation, tranchesOf } from '../terms/rules/convert';
import { leastRate } from './rules/rate';
import type { NearestFix, RoomAvailability, RoomRate } from './types';

/** Offers and availability of rooms as JSON (rule 7.1). Amounts are in units of their currency. */
const amount = z.number().min(0);
const currency = z.string().regex(/^[A-Z]{3}$/);

const bedConfigurationSchema = z.strictObject({
  id: z.string(),
  beds: z.array(z.strictObject({ bedType: z.enum(bedTypes), isTwin: z.boolean() })),
});

const rateJsonSchema = z.strictObject({
  /** The rate plan's. */
  id: z.string(),
  kind: z.string(),
  rateName: z.string(),
  rateDescription: z.string(),
  ratePolicy: z.string().nullable(),
  board: z.string(),
  /** Null: to be enquired about. */
  priceTotal: amount.nullable(),
  /** Comes back with a price that is to be honoured; null where there is none, or no agency. */
  quote: z.string().nullable(),
  averageNightlyPrice: amount.nullable(),
  currency,
  /** What is paid stays `priceTotal`; this one informs. */
  localPrice: z
    .strictObject({ currency, amount, averageNightlyPrice: amount, exchangedOn: z.string().nullable() })
    .nullable(),
  publicPrice: z.strictObject({ currency, averageNightlyPrice: amount, priceTotal: amount }).nullable(),
  /** Absent for whoever may not see it. */
  commissionLevelForPartner: z.number().optional(),
  commission: z.strictObject({ amount, currency }).nullable().optional(),
  payableLocally: z.array(z.strictObject({ kind: z.string(), currency, amount })),
  amenitiesMarkdown: z.string().nullable(),
  paymentPolicy: z.strictObject({
    depositPercentage: z.number(),
    tranches: z.array(z.strictObject({ cumulativePercentage: z.number(), daysPriorToArrival: z.int() })),
  }),
  cancellationPolicy: z.strictObject({
    cancellationPeriods: z.array(
      z.strictObject({ fromDaysPriorToArrival: z.int(), feeInPercentOfBookingTotal: z.number() }),
    ),
  }),
  requestableBedConfigurations: z.array(bedConfigurationSchema),
  roomId: z.string(),
  hotelId: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  numAdults: z.int(),
  numChildren: z.int(),
  childrenAges: z.array(z.int()),
});
export type RateJson = z.infer<typeof rateJsonSchema>;

/** GET /api/hotelrooms/{roomId}/offers. */
export const ratesJsonSchema = z.array(rateJsonSchema);

/** GET /api/hotelrooms/{roomId}/availability. */
export const roomQuantityJsonSchema = z.strictObject({ available: z.boolean(), maxAvailableQuantity: z.int() });

const fixSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dates'),
    checkInDate: z.string(),
    checkOutDate: z.string(),
    shiftDays: z.int(),
    nights: z.int(),
  }),
  z.strictObject({ kind: z.literal('room'), roomId: z.string() }),
  z.strictObject({ kind: z.literal('quantity'), quantity: z.int() }),
]);

/** Of a room, beside its content. */
const roomAvailabilityJsonSchema = z.strictObject({
  status: z.enum(['available', 'onRequest', 'unavailable']),
  /** Units that are left; null unless available. */
  left: z.int().nullable(),
  priceInfo: z
    .strictObject({
      billableCurrency: z.strictObject({ currency, minimumNightlyPrice: amount }),
      priceTotal: amount,
      publicPrice: z.strictObject({ currency, averageNightlyPrice: amount, priceTotal: amount }).nullable(),
    })
    .nullable(),
  reason: z.string().optional(),
  reasonDetails: z.record(z.string(), z.json()).optional(),
  nearestFix: fixSchema.nullable().optional(),
});
/** GET /api/hotels/{hotelId}/available-rooms. */
export const availableRoomsJsonSchema = z.array(roomJsonSchema.extend({ availability: roomAvailabilityJsonSchema }));
type RoomAvailabilityJson = z.infer<typeof roomAvailabilityJsonSchema>;

/** GET /api/hotels/{hotelId}/public-price. */
export const publicPriceJsonSchema = z.strictObject({
  status: z.enum(['available', 'onRequest', 'unavailable']),
  publicPrice: z.strictObject({ currency, averageNightlyPrice: amount, priceTotal: amount }).nullable(),
  opensOn: z.string().nullable(),
});
export type PublicPriceJson = z.infer<typeof publicPriceJsonSchema>;

const units = ({ amount: minor, currency: of }: Money): number => toUnits(minor, of);

export function publicPriceJson({ publicPrice }: Pick<RoomRate, 'publicPrice'>): RateJson['publicPrice'] {
  return (
    publicPrice && {
      currency: publicPrice.priceTotal.currency,
      averageNightlyPrice: units(publicPrice.averageNightlyPrice),
      priceTotal: units(publicPrice.priceTotal),
    }
  );
}

/** `billable`: the hotel's currency, also where a price is missing. `quote`: the seal of the price. */
export function toRateJson(offer: RoomRate, billable: string, quote: string | null): RateJson {
  const { localPrice, commissionLevelForPartner, commission, terms } = offer;
  return {
    id: offer.id,
    kind: offer.kind,
    rateName: offer.rateName,
    rateDescription: offer.rateDescription,
    ratePolicy: offer.ratePolicy,
    board: offer.board,
    priceTotal: offer.priceTotal && units(offer.priceTotal),
    quote,
    averageNightlyPrice: offer.averageNightlyPrice && units(offer.averageNightlyPrice),
    currency: billable,
    localPrice: localPrice && {
      currency: localPrice.currency,
      amount: units(localPrice),
      averageNightlyPrice: units(localPrice.averageNightlyPrice),
      exchangedOn: localPrice.exchangedOn,
    },
    publicPrice: publicPriceJson(offer),
    ...(commissionLevelForPartner !== undefined && { commissionLevelForPartner }),
    ...(commission !== undefined && {
      commission: commission && { amount: units(commission), currency: commission.currency },
    }),
    payableLocally: offer.payableLocally.map(({ kind, amount: due }) => ({
      kind,
      currency: due.currency,
      amount: units(due),
    })),
    amenitiesMarkdown: offer.amenitiesMarkdown,
    paymentPolicy: { depositPercentage: terms.payment.depositPercent, tranches: tranchesOf(terms.payment) },
    cancellationPolicy: { cancellationPeriods: periodsOfCancellation(terms.cancellation) },
    requestableBedConfigurations: offer.requestableBedConfigurations,
    roomId: offer.roomId,
    hotelId: offer.hotelId,
    checkInDate: offer.checkInDate,
    checkOutDate: offer.checkOutDate,
    numAdults: offer.numAdults,
    numChildren: offer.numChildren,
    childrenAges: [...offer.childrenAges],
  };
}

function fixJson(fix: NearestFix): z.infer<typeof fixSchema> {
  if (fix.kind !== 'dates') return fix;
  const { kind, checkIn: checkInDate, checkOut: checkOutDate, shiftDays, nights } = fix;
  return { kind, checkInDate, checkOutDate, shiftDays, nights };
}

type Decided = { availability: RoomAvailability; nearestFix: NearestFix | null; offers: readonly RoomRate[] };

export function toRoomAvailabilityJson({ availability, nearestFix, offers }: Decided): RoomAvailabilityJson {
  const { status } = availability;
  if (status === 'unavailable') {
    const { reason, ...reasonDetails } = availability.refusal;
    return {
      ...{ status, left: null, priceInfo: null, reason, reasonDetails },
      nearestFix: nearestFix && fixJson(nearestFix),
    };
  }
  const least = leastRate(offers);
  return {
    status,
    left: availability.status === 'available' ? availability.left : null,
    priceInfo: least && {
      billableCurrency: {
        currency: least.priceTotal.currency,
        minimumNightlyPrice: units(least.averageNightlyPrice),
      },
      priceTotal: units(least.priceTotal),
      publicPrice: publicPriceJson(least),
    },
    ...(availability.status === 'onRequest' && { reason: availability.reason }),
  };
}
