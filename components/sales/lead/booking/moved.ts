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

export type BookingWords = {
  no: string;
  back: string;
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
    bookAtText: string;
    backText: string;
    againText: string;
  };
};
