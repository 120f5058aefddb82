import { addDays, nightsBetween, type PlainDate } from '@/lib/platform/dates';
import { ONE } from '@/lib/rates/judge/rules/parts';
import { type Obstacles, obstaclesOf } from '@/lib/rates/property/rules/availability';
import { refusalsOf, unitsLeft } from '@/lib/rates/room/rules/availability';
import type { HotelFacts, Refusal, RoomFacts } from '@/lib/rates/room/types';
import { type NightSign, type NightSigns, toNightSigns } from './signs';

const eachDay = (from: PlainDate, until: PlainDate): PlainDate[] =>
  Array.from({ length: nightsBetween(from, until) }, (_, index) => addDays(from, index));

/** Of each night of a house, from today on. */
export function nightsOfHouse(facts: Obstacles, { today, until }: { today: PlainDate; until: PlainDate }): NightSigns {
  const obstacles = obstaclesOf(facts);
  const signs = eachDay(today, until).map((day): NightSign => {
    // What is sold comes before what is only held.
    const obstacle = obstacles.find(({ checkIn, checkOut }) => checkIn <= day && day < checkOut);
    if (!obstacle) return 'free';
    return obstacle.code === 'overlapsOption' ? 'held' : 'sold';
  });
  return toNightSigns(today, signs);
}

/** What is refused of a single night whatever the stay is; the others depend on its length or on who comes. */
const signOfRefusal: Partial<Record<Refusal['reason'], NightSign>> = {
  soldOut: 'sold',
  closed: 'closed',
  closedToArrival: 'noArrival',
  release: 'noArrival',
};

/** The mildest first: a hotel is as its best room is. */
const mildest: readonly NightSign[] = ['free', 'held', 'noArrival', 'sold', 'closed'];

type Judged = Pick<HotelFacts, 'closures'>;

function signOfRoom({ closures }: Judged, room: RoomFacts, day: PlainDate, today: PlainDate): NightSign {
  const hotel = { closures, isAdultsOnly: false };
  const asked = { checkIn: day, checkOut: addDays(day, 1), today, quantity: 1, party: ONE };
  const signs = refusalsOf(hotel, room, asked).flatMap(({ reason }) => signOfRefusal[reason] ?? []);
  const [first = 'free'] = signs;
  const night = room.calendar.get(day);
  // Options may end, and one may wait behind them.
  const isHeld = first === 'sold' && night !== undefined && unitsLeft({ ...night, optioned: 0 }) > 0;
  if (isHeld) return signs.includes('noArrival') ? 'noArrival' : 'held';
  return first;
}

/** Of each night in the best of these rooms, from today on. */
export function nightsOfRooms(
  hotel: Judged,
  rooms: readonly RoomFacts[],
  { today, until }: { today: PlainDate; until: PlainDate },
): NightSigns {
  const signs = eachDay(today, until).map((day) => {
    const found = new Set(rooms.map((room) => signOfRoom(hotel, room, day, today)));
    return mildest.find((sign) => found.has(sign)) ?? 'free';
  });
  return toNightSigns(today, signs);
}
