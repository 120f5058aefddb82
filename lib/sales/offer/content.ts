import { z } from 'zod';
import { isPlainDate, type PlainDate } from '@/lib/platform/dates';

/**
 * What a client is shown of one alternative: written down when a version is saved, read by the page and by the PDF. It is
 * strict on purpose: a field that is not named here cannot be kept, and a client is never told what is earned (rule
 * 6.11). Amounts are minor units of `price.currency`.
 */

const day = z.custom<PlainDate>(isPlainDate);
const minor = z.int().min(0);

const pictureSchema = z.strictObject({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  color: z.string(),
  placeholder: z.string().nullable(),
  focusX: z.number().optional(),
  focusY: z.number().optional(),
});

export const comparedPoints = ['toYourselves', 'meals', 'wellness', 'children', 'outside', 'gettingThere'] as const;

const pointSchema = z.strictObject({ point: z.enum(comparedPoints), fact: z.string(), more: z.string().nullable() });

const paymentSchema = z.strictObject({
  /** `now`: when the client confirms. `there`: at the hotel. */
  kind: z.enum(['now', 'due', 'there']),
  on: day,
  amount: minor,
  percent: z.int(),
});

/** What a cancellation costs in these days; `until` null: to the end of the stay. */
const feeSchema = z.strictObject({ from: day, until: day.nullable(), amount: minor, percent: z.int() });

const priceSchema = z.strictObject({
  currency: z.string(),
  total: minor,
  /** The agency's own service as a line of its own; null where it is part of the price or there is none. */
  service: minor.nullable(),
  perPersonAndNight: minor,
  payments: z.array(paymentSchema),
  fees: z.array(feeSchema),
  /** The last day on which a cancellation costs nothing. */
  freeUntil: day.nullable(),
});

export const alternativeContentSchema = z.strictObject({
  kind: z.enum(['hotel', 'property']),
  title: z.string(),
  /** The house it is in, where the title names a room of it; of a property, that it is all of it. */
  house: z.string(),
  place: z.string(),
  city: z.string(),
  timeZone: z.string(),
  /** In two words what the price covers: „Halbpension“, „Hotelservice“. */
  board: z.string(),
  checkIn: day,
  checkOut: day,
  arrivesFrom: z.string().nullable(),
  leavesUntil: z.string().nullable(),
  adults: z.int(),
  childrenAges: z.array(z.int()),
  pictures: z.array(pictureSchema).max(8),
  facts: z.array(z.string()),
  opening: z.string(),
  text: z.array(z.string()),
  included: z.array(z.string()).max(8),
  rooms: z.array(
    z.strictObject({
      name: z.string(),
      quantity: z.int(),
      board: z.string(),
      /** Who sleeps in each of them. */
      adults: z.int().optional(),
      childrenAges: z.array(z.int()).optional(),
      /** Their part of the price; absent where a markup is folded into the one price. */
      total: minor.optional(),
    }),
  ),
  points: z.array(pointSchema),
  /** Null: `onRequest`, or part of a `package` that has one price of its own. */
  price: priceSchema.nullable(),
  priceless: z.enum(['onRequest', 'package']).nullable(),
  /** Of a property, not part of its price: on that day so much is kept back on a card, or paid, until they have left. */
  deposit: z
    .strictObject({ currency: z.string(), amount: minor, on: day, hold: z.enum(['blocked', 'taken']) })
    .nullish(),
  /** Of a property: what a card adds to what is paid with it, unless it is a private one of the EEA; null: nothing, or no card. */
  cardFeeRatio: z.number().positive().nullish(),
  /** What the rate says of itself and what it allows; of several rates each with its rooms. */
  conditions: z.array(z.string()).optional(),
  payableThere: z.array(z.strictObject({ currency: z.string(), amount: minor })),
  /** Rooms that are held for the client until then; ISO 8601. */
  heldUntil: z.iso.datetime().nullable(),
});

export type AlternativeContent = z.infer<typeof alternativeContentSchema>;
/** Of alternatives as they are stored: the days on which their journeys end. */
export function checkOutsIn(alternatives: readonly { content: unknown }[]): PlainDate[] {
  return alternatives.map(({ content }) => alternativeContentSchema.parse(content).checkOut);
}

export type OfferedPrice = NonNullable<AlternativeContent['price']>;
export type OfferedPayment = OfferedPrice['payments'][number];
export type OfferedFee = OfferedPrice['fees'][number];
