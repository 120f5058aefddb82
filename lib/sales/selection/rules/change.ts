import type { SelectedRate, SelectedRoom, Selection, SelectionScope } from '../types';
import { isOfPerson, isOfPlace } from './scope';

type RoomType = Pick<SelectedRoom, 'id' | 'name'>;

/** Null: nothing is selected any more. */
function withRooms(selection: Selection, rooms: SelectedRoom[]): Selection | null {
  return rooms.length > 0 ? { ...selection, rooms } : null;
}

/**
 * The rates of all rooms of one type, in the place of those that were chosen before; without any the type is removed.
 * A selection of another scope is left behind: it is never mixed into this one.
 */
export function chooseRates(
  selection: Selection | null,
  scope: SelectionScope,
  { id, name }: RoomType,
  offers: readonly SelectedRate[],
): Selection | null {
  const current: Selection =
    selection && isOfPerson(selection, scope.owner) && isOfPlace(selection, scope)
      ? selection
      : { ...scopeOf(scope), rooms: [] };
  const chosen: SelectedRoom = { id, name, offers: [...offers] };
  if (offers.length === 0) {
    return withRooms(
      current,
      current.rooms.filter((room) => room.id !== id),
    );
  }
  const isKnown = current.rooms.some((room) => room.id === id);
  return {
    ...current,
    rooms: isKnown ? current.rooms.map((room) => (room.id === id ? chosen : room)) : [...current.rooms, chosen],
  };
}

type Guests = Pick<SelectedRate, 'numAdults' | 'childrenAges'>;

const guestsKey = ({ numAdults, childrenAges }: Guests): string =>
  [numAdults, ...[...childrenAges].sort((a, b) => a - b)].join();

/** Rooms of this type that are selected for other guests than these. */
function forOthers(selection: Selection | null, roomId: string, chosen: readonly Guests[]): SelectedRate[] {
  const keys = new Set(chosen.map(guestsKey));
  const known = selection?.rooms.find(({ id }) => id === roomId)?.offers ?? [];
  return known.filter((offer) => !keys.has(guestsKey(offer)));
}

/**
 * Rooms of one type chosen beside what is selected: those of the type for the same guests take the new rates, those for
 * others stay. Without any the type is removed.
 */
export function addRates(
  selection: Selection | null,
  scope: SelectionScope,
  room: RoomType,
  offers: readonly SelectedRate[],
): Selection | null {
  const isHere = selection !== null && isOfPerson(selection, scope.owner) && isOfPlace(selection, scope);
  const others = isHere && offers.length > 0 ? forOthers(selection, room.id, offers) : [];
  return chooseRates(selection, scope, room, [...others, ...offers]);
}

/** The rooms of a proposal, whatever was selected before; null: it has none. */
export function selectionOf(
  scope: SelectionScope,
  rooms: readonly { room: RoomType; offer: SelectedRate }[],
): Selection | null {
  return rooms.reduce<Selection | null>((selection, { room, offer }) => {
    const known = selection?.rooms.find(({ id }) => id === room.id)?.offers ?? [];
    return chooseRates(selection, scope, room, [...known, offer]);
  }, null);
}

function scopeOf({ owner, hotel: { id, name }, stay }: SelectionScope): SelectionScope {
  const { checkInDate, checkOutDate, paymentProfile } = stay;
  return { owner, hotel: { id, name }, stay: { checkInDate, checkOutDate, paymentProfile } };
}

/** One room less; the last one of its type takes the type with it. */
export function removeRate(selection: Selection, roomId: string, position: number): Selection | null {
  const rooms = selection.rooms.flatMap((room) => {
    if (room.id !== roomId) return [room];
    const offers = room.offers.filter((_, index) => index !== position);
    return offers.length > 0 ? [{ ...room, offers }] : [];
  });
  return withRooms(selection, rooms);
}

/** Adding needs a rate for every room (rule 4.15). */
export function areAllRated(offers: readonly (SelectedRate | null)[]): offers is readonly SelectedRate[] {
  return offers.length > 0 && offers.every((offer) => offer !== null);
}

/** The rate a room type is selected at for these guests, where all its rooms for them have the same; null otherwise. */
export function selectedRate(selection: Selection | null, roomId: string, guests: Guests): string | null {
  const key = guestsKey(guests);
  const known = selection?.rooms.find(({ id }) => id === roomId)?.offers ?? [];
  const offers = known.filter((offer) => guestsKey(offer) === key);
  const [first] = offers;
  return first && offers.every(({ id }) => id === first.id) ? first.id : null;
}

export function countRooms(selection: Pick<Selection, 'rooms'> | null): number {
  return (selection?.rooms ?? []).reduce((sum, { offers }) => sum + offers.length, 0);
}

/** As it may be shown where nothing of what it earns is. */
export function withoutCommission(selection: Selection): Selection {
  return {
    ...selection,
    rooms: selection.rooms.map((room) => ({
      ...room,
      offers: room.offers.map(({ commissionLevelForPartner: _, ...offer }) => offer),
    })),
  };
}
