import { spread } from '@/lib/platform/money-arithmetic';
import { mayAskStay, mayHonour } from './question';

/**
 * A price of all rooms together, divided among them as they were priced before; cents go to the largest remainders. Rooms
 * without a price are weighed by their number.
 */
export function dividedAmong(
  total: bigint,
  rooms: readonly { priceTotal: bigint | null; quantity: number }[],
): bigint[] {
  const isPriced = rooms.every(({ priceTotal }) => priceTotal !== null && priceTotal > 0n);
  const weights = rooms.map(({ priceTotal, quantity }) => (isPriced ? (priceTotal ?? 0n) : quantity));
  return spread(total, weights).map(BigInt);
}

/** How long a counter-offer may stand. */
export const MOST_OFFER_DAYS = 14;

/** What a hotel is asked about a lead. */
export const requestKinds = ['option', 'booking', 'extension', 'price', 'change', 'stay', 'exception'] as const;
export type RequestKind = (typeof requestKinds)[number];

type Asked = {
  status: string;
  isClosed: boolean;
  /** Kinds of the changes that are asked and not answered. */
  asked: readonly string[];
};

/** The question a hotel answers next; a price to be honoured comes before what follows from it. Null: none. */
export function requestOf({ status, isClosed, asked }: Asked): RequestKind | null {
  if (isClosed) return null;
  if (asked.includes('honourPrice') && mayHonour({ status, isClosed })) return 'price';
  if (asked.includes('stay') && mayAskStay({ status, isClosed })) return 'stay';
  if (status === 'REQUESTED_OPTION') return 'option';
  if (status === 'REQUESTED_BOOKING') return 'booking';
  if (asked.includes('changeRequest')) return 'change';
  return status === 'CONFIRMED_OPTION' && asked.includes('extension') ? 'extension' : null;
}
