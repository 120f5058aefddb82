import { ApiError } from '@/lib/platform/api-error';

type Change<Value> = { was: Value; is: Value };

/** What the server says moved since the reader saw it, in units of the currency. */
export type Moved = {
  currency: string;
  price: Change<number | null>;
  rooms: (Change<number | null> & { position: number })[];
  termsChange?: Change<string | null>;
  /** Absent for whoever may not see it. */
  commission?: Change<number>;
};

/** What a refusal says about the price; null for any other failure. */
export function movedOf(error: unknown): Moved | null {
  if (!(error instanceof ApiError) || error.code !== 'leadPriceMoved') return null;
  const { price, currency, rooms = [], ...more } = error.details as Partial<Moved>;
  return price && currency ? { price, currency, rooms, ...more } : null;
}

export type MovedPrice = Change<number | null> & { currency: string };

/** Of the whole, where nothing else is told. */
export function movedPriceOf(error: unknown): MovedPrice | null {
  const moved = movedOf(error);
  return moved && { ...moved.price, currency: moved.currency };
}

/** What stands above a booking and on its button. */
export type BookingHead = {
  title: string;
  /** For whom. */
  more: string;
  /** Until when its option runs; empty where none does. */
  until: string;
  /** Until when cancelling costs nothing; empty where it always does. */
  free: string;
  yes: string;
};

export type BookingWords = {
  back: string;
  close: string;
  again: string;
  tick: string;
  tickMissing: string;
  refused: {
    movedTitle: string;
    title: string;
    nothing: string;
    what: string;
    before: string;
    now: string;
    difference: string;
    same: string;
    onRequest: string;
    room: string;
    total: string;
    termsChange: string;
    otherFees: string;
    never: string;
    commission: string;
    /** `{price}` */
    bookAt: string;
    accept: string;
    acceptText: string;
    /** `{price}` */
    honour: string;
    honourText: string;
    honourButton: string;
    honourDone: string;
    leave: string;
    leaveText: string;
    againText: string;
  };
};
