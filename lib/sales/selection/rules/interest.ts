import type { PlainDate } from '@/lib/platform/dates';
import { type Money, toUnits } from '@/lib/platform/money';
import { times } from '@/lib/platform/money-arithmetic';
import type { SelectedRate, SelectedRoom, Selection } from '../types';
import { type DatedTerm, datedTerms } from './terms';
import { commissionOfSelection, priceOf, termsOfSelection, totalOf } from './total';

/** Rooms of one type at one rate and price for one party with the same beds, counted together. */
export type RoomGroup = { room: Pick<SelectedRoom, 'id' | 'name'>; offer: SelectedRate; quantity: number };

/** Two rooms at one rate may have been quoted on two days: each price is a row of its own, so that it can be honoured. */
const groupKey = (roomId: string, offer: SelectedRate) => {
  const { id, currency, priceTotal, numAdults, childrenAges, requestedBedConfiguration } = offer;
  return [roomId, id, currency, priceTotal, numAdults, childrenAges, requestedBedConfiguration ?? null];
};

export function groupsOf({ rooms }: Pick<Selection, 'rooms'>): RoomGroup[] {
  const groups = new Map<string, RoomGroup>();
  for (const { id, name, offers } of rooms) {
    for (const offer of offers) {
      const key = JSON.stringify(groupKey(id, offer));
      const known = groups.get(key);
      groups.set(key, { room: { id, name }, offer, quantity: (known?.quantity ?? 0) + 1 });
    }
  }
  return [...groups.values()];
}

/** The one price a selection can be saved at; null where it has none, or several currencies. */
export function savedPriceOf(selection: Selection): Money | null {
  const total = totalOf(selection);
  const [price, ...others] = total.kind === 'priced' ? total.totals : [];
  return price && others.length === 0 ? price : null;
}

/** What POST /api/hotels/interests wants to know of a selection. Null: it cannot be saved, only enquired about. */
export function interestOf(selection: Selection) {
  const price = savedPriceOf(selection);
  if (!price) return null;
  return {
    hotelId: selection.hotel.id,
    ...selection.stay,
    price: { currency: price.currency, total: toUnits(price.amount, price.currency) },
    rooms: groupsOf(selection).map(({ room, offer, quantity }) => ({
      roomId: room.id,
      id: offer.id,
      rateName: offer.rateName,
      currency: offer.currency,
      priceTotal: offer.priceTotal,
      quote: offer.quote,
      quantity,
      numAdults: offer.numAdults,
      numChildren: offer.childrenAges.length,
      childrenAges: [...offer.childrenAges],
      ...(offer.requestedBedConfiguration && { requestedBedConfiguration: offer.requestedBedConfiguration }),
    })),
  };
}

type Change<Value> = { was: Value; is: Value };

/** What moved between the prices that were shown and those of now (rule 3.7). */
export type SelectionDifference = {
  rooms: (RoomGroup & { price: Change<Money | null> })[];
  price: Change<Money | null>;
  dated: { kind: DatedTerm['kind']; on: PlainDate; amount: Change<Money | null> }[];
  freeUntil: Change<PlainDate | null>;
  /** Null where nobody may see it. */
  commission: Change<Money> | null;
};

const timesOf = (price: Money | null, factor: number) => price && times(price, factor);

function datedOf(selection: Selection, today: PlainDate): DatedTerm[] {
  return datedTerms(termsOfSelection(selection, today)).flatMap(({ dated }) => dated);
}

/** Rooms that had one price and have one price, told together. */
function comparedRooms(was: Selection, is: Selection): SelectionDifference['rooms'] {
  const groups = new Map<string, RoomGroup & { now: SelectedRate | null }>();
  for (const [place, { id, name, offers }] of was.rooms.entries()) {
    for (const [position, offer] of offers.entries()) {
      const now = is.rooms[place]?.offers[position] ?? null;
      const key = JSON.stringify([groupKey(id, offer), now && groupKey(id, now)]);
      const known = groups.get(key);
      groups.set(key, { room: { id, name }, offer, now, quantity: (known?.quantity ?? 0) + 1 });
    }
  }
  return [...groups.values()].map(({ now, ...group }) => {
    const { offer, quantity } = group;
    return { ...group, price: { was: timesOf(priceOf(offer), quantity), is: now && timesOf(priceOf(now), quantity) } };
  });
}

/** `is`: the same rooms at the rates of now. */
export function differenceOf(was: Selection, is: Selection, today: PlainDate): SelectionDifference {
  const rooms = comparedRooms(was, is);
  const [before, after] = [datedOf(was, today), datedOf(is, today)];
  const isSame = (a: DatedTerm) => (b: DatedTerm) => a.kind === b.kind && a.on === b.on;
  const gone = before.filter((term) => !after.some(isSame(term)));
  const dated = [...gone, ...after]
    .sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1))
    .map((term) => ({
      kind: term.kind,
      on: term.on,
      amount: { was: before.find(isSame(term))?.amount ?? null, is: after.find(isSame(term))?.amount ?? null },
    }));
  const [earned, earns] = [commissionOfSelection(was), commissionOfSelection(is)];
  return {
    rooms,
    price: { was: savedPriceOf(was), is: savedPriceOf(is) },
    dated,
    freeUntil: { was: termsOfSelection(was, today).freeUntil, is: termsOfSelection(is, today).freeUntil },
    commission: earned && earns && { was: earned.total, is: earns.total },
  };
}

/** The offers of now for one room of a party; null: the room cannot be had any more. */
export type RatesNow = (room: Pick<SelectedRoom, 'id'>, offer: SelectedRate) => readonly SelectedRate[] | null;

/** The same rooms at the rates of now; null as soon as one of them is no longer sold so. */
export function atRatesOfNow(selection: Selection, offersNow: RatesNow): Selection | null {
  const rooms: SelectedRoom[] = [];
  for (const room of selection.rooms) {
    const offers: SelectedRate[] = [];
    for (const offer of room.offers) {
      const found = offersNow(room, offer)?.find(({ id }) => id === offer.id);
      if (!found) return null;
      offers.push({ ...found, requestedBedConfiguration: offer.requestedBedConfiguration });
    }
    rooms.push({ ...room, offers });
  }
  return { ...selection, rooms };
}
