import type { SelectedRate } from '../types';

/** Those who sleep in one room; a child has no age until it is told. */
export type RoomGuests = { adults: number; ages: readonly (number | null)[] };

/** One room while it is edited: a rate is sold for its guests, so with others it has none until one is chosen. */
export type RoomUnit = { guests: RoomGuests; offer: SelectedRate | null; beds: string | null };

export function unitOf(offer: SelectedRate): RoomUnit {
  const { numAdults: adults, childrenAges: ages, requestedBedConfiguration: beds } = offer;
  return { guests: { adults, ages }, offer, beds: beds ?? null };
}

/** What rates are asked for; null: the age of a child is not known yet. */
export function partyOf({ adults, ages }: RoomGuests): Pick<SelectedRate, 'numAdults' | 'childrenAges'> | null {
  const known = ages.filter((age) => age !== null);
  return known.length < ages.length ? null : { numAdults: adults, childrenAges: known };
}

const keyOf = ({ adults, ages }: RoomGuests) => JSON.stringify([adults, [...ages].sort()]);

export function withGuests(unit: RoomUnit, guests: RoomGuests): RoomUnit {
  return keyOf(guests) === keyOf(unit.guests) ? { ...unit, guests } : { ...unit, guests, offer: null };
}

/** The beds stay as they were asked for, where the rate makes them so. */
export function withRate(unit: RoomUnit, rate: SelectedRate): RoomUnit {
  const isMade = rate.requestableBedConfigurations.some(({ id }) => id === unit.beds);
  return { ...unit, offer: { ...rate, requestedBedConfiguration: isMade ? unit.beds : null } };
}

export function withBeds({ offer, ...unit }: RoomUnit, beds: string): RoomUnit {
  return { ...unit, beds, offer: offer && { ...offer, requestedBedConfiguration: beds } };
}
