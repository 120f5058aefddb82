import type { PlainDate } from '@/lib/platform/dates';
import { sumOf } from '@/lib/platform/money-minor';
import { commissionOf } from '@/lib/rates/room/rules/commission';
import type { PromisedRoom } from '../types';
import { termsChangeOn } from './option';

type Change<Value> = { was: Value; is: Value };

/** What moved between a price that was shown or promised and the one of now (rule 3.7); minor units. */
export type PriceDifference = {
  /** By the room's place in the selection. */
  rooms: { position: number; price: Change<bigint | null> }[];
  price: Change<bigint | null>;
  /** Last day on which nothing changes; null where there is none. Absent: unchanged. */
  termsChange?: Change<PlainDate | null>;
  /** In minor units. Absent: unchanged. */
  commission?: Change<bigint>;
};

type Promised = readonly PromisedRoom[];

/** Null as soon as one room is on request. */
export function totalOf(rooms: Promised): bigint | null {
  return sumOf(rooms.map(({ priceTotal }) => priceTotal));
}

const termsText = (rooms: Promised) => JSON.stringify(rooms.map(({ terms }) => terms.cancellation));

const earned = (rooms: Promised) => BigInt(commissionOf(rooms).total);

/** Null: nothing moved. */
export function differenceOf(was: Promised, is: Promised, checkIn: PlainDate): PriceDifference | null {
  const rooms = is.flatMap((room, position) => {
    const before = was[position]?.priceTotal ?? null;
    return before === room.priceTotal ? [] : [{ position, price: { was: before, is: room.priceTotal } }];
  });
  const [commissionWas, commissionIs] = [earned(was), earned(is)];
  const haveTermsMoved = termsText(was) !== termsText(is);
  if (rooms.length === 0 && commissionWas === commissionIs && !haveTermsMoved) return null;
  const changeOn = (promised: Promised) =>
    termsChangeOn(
      checkIn,
      promised.map(({ terms }) => terms),
    );
  return {
    rooms,
    price: { was: totalOf(was), is: totalOf(is) },
    ...(haveTermsMoved && { termsChange: { was: changeOn(was), is: changeOn(is) } }),
    ...(commissionWas !== commissionIs && { commission: { was: commissionWas, is: commissionIs } }),
  };
}
