import { clock } from '@/lib/clock';
import { addDays, onOrAfter, SATURDAY } from '@/lib/dates';
import { db } from '@/lib/db';
import type { SearchFilter } from '@/lib/property/rules/search';
import { searchHouses } from '@/lib/search/queries/results';
import { largePlace, scale, smallPlace } from '@/prisma/seed/scale';

const SIZES = [10_000, 100_000] as const;
const WARM_UP = 30;
const ROUNDS = 300;
const MOST_LOOKUPS = 5;
const MOST_GROWTH = 1.3;
const LOOKUP = 'look-up by primary key';

type Case = { name: string; isJudged: boolean; run: () => Promise<unknown> };

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

async function cases(): Promise<Case[]> {
  const today = await clock.today();
  const checkIn = onOrAfter(addDays(today, 56), SATURDAY);
  const dates: SearchFilter = { checkIn, checkOut: addDays(checkIn, 7), flexiblePeriod: true };
  const filters: [string, SearchFilter][] = [
    ['no dates', {}],
    ['dates', dates],
    [
      'dates and filters',
      {
        ...dates,
        adults: 4,
        children: 2,
        bedrooms: 3,
        facilityArray: ['sauna'],
        serviceLevelArray: ['catered', 'bedAndBreakfast'],
        propertyTypeArray: ['chalet', 'apartment'],
        priceRange: { min: 5_000, max: 150_000 },
      },
    ],
  ];
  const now = await clock.now();
  const search = (filter: SearchFilter, cityId: string) =>
    searchHouses(
      {
        filter,
        destination: { cityIds: [cityId], sectorId: null, propertyId: null },
        order: 'price',
        includeDemos: false,
        today,
        now,
        take: 24,
        takeOthers: 12,
      },
      'en',
    );
  return [
    { name: LOOKUP, isJudged: false, run: () => db.property.findUnique({ where: { id: 'scale-20' } }) },
    ...[smallPlace, largePlace].flatMap((cityId) =>
      filters.map(([name, filter]) => ({
        name: `${cityId === smallPlace ? '45' : '450'} houses, ${name}`,
        isJudged: cityId === smallPlace,
        run: () => search(filter, cityId),
      })),
    ),
  ];
}

/** Median milliseconds of every case, in alternating rounds. */
async function measureAll(all: readonly Case[]): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { name, run } of all) {
      const start = clock.elapsed();
      await run();
      if (round >= WARM_UP) times.get(name)?.push(clock.elapsed() - start);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

async function connection(): Promise<number> {
  const [row] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
}

type Row = { name: string; isJudged: boolean; milliseconds: number[]; lookups: number[]; growth: number };

function rowsOf(all: readonly Case[], measured: readonly Map<string, number>[]): Row[] {
  return all.map(({ name, isJudged }) => {
    const milliseconds = measured.map((medians) => medians.get(name) ?? Number.NaN);
    const [before = Number.NaN, after = Number.NaN] = milliseconds;
    return {
      name,
      isJudged,
      milliseconds,
      lookups: measured.map(
        (medians, index) => (milliseconds[index] ?? Number.NaN) / (medians.get(LOOKUP) ?? Number.NaN),
      ),
      growth: after / before,
    };
  });
}

function draw(rows: readonly Row[]): void {
  const cells = rows.map(({ name, isJudged, milliseconds, lookups, growth }) => {
    const isKept = lookups.every((ratio) => ratio <= MOST_LOOKUPS) && growth <= MOST_GROWTH;
    return [
      name,
      ...milliseconds.map((value) => `${value.toFixed(2)} ms`),
      ...lookups.map((value) => `${value.toFixed(2)} ×`),
      `${growth.toFixed(2)} ×`,
      isJudged ? (isKept ? 'kept' : 'BROKEN') : 'told',
    ];
  });
  const sizes = SIZES.map((size) => size.toLocaleString('en').replace(',', ' '));
  const head = ['', ...sizes, ...sizes.map((size) => `look-ups, ${size}`), 'growth', ''];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of [head, ...cells]) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths[column] ?? 0))
        .join('  '),
    );
  }
}

/** Prints the table; 1 when a limit is broken. */
export async function measure(): Promise<number> {
  const all = await cases();
  const pid = await connection();
  const measured: Map<string, number>[] = [];
  let from = 0;
  for (const houses of SIZES) {
    console.log(`… ${houses} houses`);
    await scale(db, { from, houses });
    from = houses;
    measured.push(await measureAll(all));
  }
  if ((await connection()) !== pid) throw new Error('Not everything went over one connection.');
  await db.$disconnect();
  const rows = rowsOf(all, measured);
  console.log('');
  draw(rows);
  const broken = rows.filter(
    ({ isJudged, lookups, growth }) =>
      isJudged && (lookups.some((ratio) => ratio > MOST_LOOKUPS) || growth > MOST_GROWTH),
  );
  console.log('');
  console.log(
    broken.length === 0
      ? `✓ At most ${MOST_LOOKUPS} look-ups, and at most ${MOST_GROWTH} times as much in a catalogue ten times as large.`
      : `✗ ${broken.length} of ${rows.filter(({ isJudged }) => isJudged).length} searches break a limit.`,
  );
  return broken.length === 0 ? 0 : 1;
}
