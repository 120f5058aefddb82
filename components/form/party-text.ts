import { fill } from './types';

/** Who travels. A child has no age until it is told: its price depends on it. */
export type PartyDraft = { adults: number; ages: readonly (number | null)[]; rooms: number | null };

export type PartyWords = Record<
  | 'guests'
  | 'adults'
  | 'adult'
  | 'adultsCounted'
  | 'children'
  | 'child'
  | 'childrenCounted'
  | 'fewer'
  | 'more'
  | 'childAge'
  | 'age'
  | 'ageMissing'
  | 'rooms'
  | 'anyRooms'
  | 'roomCounted'
  | 'roomsCounted',
  string
>;

const counted = (count: number, one: string, many: string) => fill(count === 1 ? one : many, { count });

/** `2 adults, children 9 and 15, 2 rooms`. */
export function partyText({ adults, ages, rooms }: PartyDraft, words: PartyWords): string {
  const party = [`${adults}\u00a0${counted(adults, words.adult, words.adultsCounted)}`];
  if (ages.length > 0) {
    const known = ages.map((age) => age ?? '?').join(', ');
    party.push(`${counted(ages.length, words.child, words.childrenCounted)} ${known}`);
  }
  if (rooms !== null) party.push(counted(rooms, words.roomCounted, words.roomsCounted));
  return party.join(', ');
}
