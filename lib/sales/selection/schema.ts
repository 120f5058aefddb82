import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';
import { paymentProfiles } from '@/lib/sales/lead/types';

const MOST_ROOMS = 40;

const day = z.custom<PlainDate>(isPlainDate, 'invalidValue');
const amount = z.number().min(0);
const share = z.number().min(0).max(100);
const days = z.int().min(0);

/** The part of an offer a selection needs, as the offers call answers it. Amounts are in units of their currency. */
export const selectedRateSchema = z.object({
  /** The rate plan's. */
  id: z.string().min(1),
  kind: z.string().optional(),
  rateName: z.string(),
  /** In the hotel's own words; nothing is judged by them. A selection kept from before has none. */
  rateDescription: z.string().optional(),
  ratePolicy: z.string().nullish(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Null: on request. */
  priceTotal: amount.nullable(),
  /** The seal of the price; a selection kept from before there were seals has none. */
  quote: z.string().nullish(),
  publicPrice: z.object({ currency: z.string(), priceTotal: amount }).nullish(),
  /** Absent for whoever may not see it. */
  commissionLevelForPartner: share.optional(),
  /** Paid at the hotel; part of no total. */
  payableLocally: z.array(z.object({ kind: z.string(), currency: z.string(), amount })).optional(),
  /** In the hotel's own currency; informs only. */
  localPrice: z
    .object({ currency: z.string().regex(/^[A-Z]{3}$/), amount, exchangedOn: z.string().nullable() })
    .nullish(),
  paymentPolicy: z.object({
    depositPercentage: share,
    tranches: z.array(z.object({ cumulativePercentage: share, daysPriorToArrival: days })).readonly(),
  }),
  cancellationPolicy: z.object({
    cancellationPeriods: z
      .array(z.object({ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: share }))
      .readonly(),
  }),
  requestableBedConfigurations: z.array(
    z.object({ id: z.string(), beds: z.array(z.object({ bedType: z.string(), isTwin: z.boolean() })) }),
  ),
  requestedBedConfiguration: z.string().nullish(),
  numAdults: z.int().min(0),
  childrenAges: z.array(z.int().min(0)).readonly(),
});

/** Answers of the rooms' calls, as far as a selection reads them. */
export const offersSchema = z.array(selectedRateSchema);
export const roomQuantitySchema = z.object({ available: z.boolean() });

const selectedRoomSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** One for each room of the type. */
  offers: z.array(selectedRateSchema).min(1).max(MOST_ROOMS),
});

const staySchema = z
  .object({ checkInDate: day, checkOutDate: day, paymentProfile: z.enum(paymentProfiles) })
  .refine(({ checkInDate, checkOutDate }) => checkInDate < checkOutDate);

/** What is kept in the browser; anything else that stands there is not read. */
export const selectionSchema = z.object({
  owner: z.object({ userId: z.string().min(1), agencyId: z.string().nullable(), brandId: z.string() }),
  hotel: z.object({ id: z.string().min(1), name: z.string() }),
  stay: staySchema,
  rooms: z.array(selectedRoomSchema).min(1).max(MOST_ROOMS),
});

/** Null: not a selection. */
export function readSelection(text: string | null): z.output<typeof selectionSchema> | null {
  try {
    return selectionSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
