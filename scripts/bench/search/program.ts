import { clock } from '@/lib/platform/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import { connect, createPool, db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { searchProperties } from '@/lib/sales/search/queries/results';
import type { SearchFilter } from '@/lib/sales/search/rules';
import { largePlace, scale, smallPlace } from '@/prisma/seed/scale';
import { scaleHotels } from '@/prisma/seed/scale-hotels';
import type { Case } from './case';
import { makeHotelCases } from './hotel-cases';

/** The part that needs the application, with one database: grows its catalogue, or measures a round when told to. */

async function makePropertyCases(): Promise<Case[]> {
  const [today, now] = await Promise.all([clock.today(), clock.now()]);
  const checkIn = onOrAfter(addDays(today, 56), SATURDAY);
  const dates: SearchFilter = { checkIn, checkOut: addDays(checkIn, 7), flexiblePeriod: true };
  const everything: SearchFilter = {
    ...dates,
    adults: 4,
    children: 2,
    bedrooms: 3,
    facilityArray: ['sauna'],
    serviceLevelArray: ['catered', 'bedAndBreakfast'],
    propertyTypeArray: ['chalet', 'apartment'],
    priceRange: { min: 5_000, max: 150_000 },
  };
  const filters = { 'no dates': {}, dates, 'dates and filters': everything };
  const search = (cityId: string, filter: SearchFilter) => {
    const destination = { cityIds: [cityId], sectorId: null, propertyId: null };
    const request = { filter, destination, order: 'selection', includeDemos: false, today, now } as const;
    return searchProperties({ ...request, take: 24, takeOthers: 12 }, 'en');
  };
  const inPlace = (properties: number, cityId: string): Case[] =>
    Object.entries(filters).map(([name, filter]) => ({
      name: `${properties} properties, ${name}`,
      run: () => search(cityId, filter),
    }));
  return [
    { name: 'look-up by primary key', run: () => db.property.findUnique({ where: { id: 'scale-20' } }) },
    ...inPlace(45, smallPlace),
    ...inPlace(450, largePlace),
  ];
}

async function connection(): Promise<number> {
  const [row] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
}

/** `[name, milliseconds]` of every case whose turn it is once; `pid`: all over this one connection. */
async function measureRound(cases: readonly Case[], pid: number | null, round: number): Promise<[string, number][]> {
  const times: [string, number][] = [];
  for (const { name, run, every = 1 } of cases) {
    if (round % every !== 0) continue;
    const start = clock.elapsed();
    await run();
    times.push([name, clock.elapsed() - start]);
  }
  if (pid !== null && (await connection()) !== pid) throw new Error('Not everything went over one connection.');
  return times;
}

const [task, kind, from, size] = process.argv.slice(2);
if (task === 'grow') {
  // A statement that copies a catalogue takes longer than the product lets any of its own take.
  const database = connect(createPool(env.DATABASE_URL, { slow: 60_000, probe: 60_000, statement: 1_200_000 }));
  if (kind === 'hotels') await scaleHotels(database, { rooms: Number(size) });
  else await scale(database, { from: Number(from), properties: Number(size) });
  await database.$disconnect();
} else {
  const cases = await (kind === 'hotels' ? makeHotelCases() : makePropertyCases());
  // Offers of a room are read by several statements at once.
  const pid = kind === 'hotels' ? null : await connection();
  process.on('message', async (round) => process.send?.(await measureRound(cases, pid, Number(round))));
  process.on('disconnect', () => db.$disconnect());
  process.send?.('ready');
}
