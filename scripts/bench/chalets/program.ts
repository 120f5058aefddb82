import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { getBrand } from '@/lib/brand/queries';
import { scoped } from '@/lib/people/scope';
import { getViewerBySubject } from '@/lib/people/viewer/queries';
import { clock } from '@/lib/platform/clock';
import { fromDatabaseDay, toDatabaseDay } from '@/lib/platform/database-day';
import { addDays, onOrAfter, SATURDAY } from '@/lib/platform/dates';
import { db } from '@/lib/platform/db';
import type { WriteContext } from '@/lib/platform/request/context';
import { readAgencySeasons } from '@/lib/rates/property/queries/agency-season';
import { cancelBooking, confirmBooking, requestBooking } from '@/lib/sales/lead/commands/booking';
import { savePropertyInterest } from '@/lib/sales/lead/commands/save-property';
import { listPropertyLeads } from '@/lib/sales/lead/queries/property-leads';
import { propertyLeadSchema } from '@/lib/sales/lead/schema-property';
import { searchForAgency } from '@/lib/sales/search/queries/agency';
import { searchProperties } from '@/lib/sales/search/queries/results';

/** `program.ts <rounds>`: measures in turn, and prints `{ times, statements }`, milliseconds by what was measured. */

const rounds = Number(process.argv[2]);
const WARM_UP = 20;
const AGENT = 'helena.brandt@morgenrot-reisen.example';

const time = await clock.business();
const [today, now] = [time.today(), time.now()];
const brand = await getBrand('default');
if (!brand) throw new Error('There is no brand.');

async function personOf(where: { email: string } | { operatorId: string }) {
  const { subject } = await db.user.findFirstOrThrow({ where });
  const viewer = await getViewerBySubject(subject ?? '');
  if (!viewer) throw new Error('There is nobody.');
  return viewer;
}

const agent = await personOf({ email: AGENT });
const context: WriteContext = {
  ...time,
  ...{ includeDemos: false, isLocal: false, origin: 'http://localhost', address: '', locale: 'en' },
  ...{ requestId: randomUUID(), brandId: 'default' },
};

const propertyIds = ['P01', 'P02', 'P03', 'P04'];
const circumstances = { locale: 'en', includeDemos: false, today, now } as const;

const readGrid = () =>
  Promise.all([
    readAgencySeasons(agent, { propertyIds, brand, ...circumstances }),
    listPropertyLeads(agent, propertyIds),
  ]);

const checkIn = onOrAfter(addDays(today, 56), SATURDAY);
const filter = { checkIn, checkOut: addDays(checkIn, 7), flexiblePeriod: true };
const { cityId } = await db.property.findUniqueOrThrow({ where: { id: 'P01' } });
const destination = { cityIds: [cityId], sectorId: null, propertyId: null };
const CARDS = 24;
const searchStorefront = () =>
  searchProperties(
    { filter, destination, order: 'selection', includeDemos: false, today, now, take: CARDS, takeOthers: CARDS },
    'en',
  );
const searchSignedIn = () =>
  searchForAgency(
    agent,
    brand,
    { filter, destination, order: 'selection', page: 1 } as Parameters<typeof searchForAgency>[2],
    circumstances,
  );

/** A free week of a chalet at its catalogue price, and who answers for it. */
const candidates = await db.stay.findMany({
  where: {
    available: true,
    checkIn: { gt: toDatabaseDay(addDays(today, 150)) },
    property: { status: 'published', isDemo: false, hasSalesInformation: true, operator: { users: { some: {} } } },
    rates: { some: { amount: { not: null } } },
  },
  orderBy: { id: 'asc' },
  include: { rates: true, property: { select: { operatorId: true, holds: { where: { releasedAt: null } } } } },
});
const found = candidates.find(({ checkIn: from, checkOut: until, property: { holds } }) =>
  holds.every((hold) => hold.checkOut <= from || hold.checkIn >= until),
);
if (!found) throw new Error('The demonstration has no free week.');
const free = found;
const rate = free.rates.find(({ amount }) => amount !== null);
const price = Number(rate?.amount ?? 0) / 100;
const operator = await personOf({ operatorId: free.property.operatorId });

async function requested(): Promise<string> {
  const input = propertyLeadSchema.parse({
    _property: free.propertyId,
    period: { checkInDate: fromDatabaseDay(free.checkIn), checkOutDate: fromDatabaseDay(free.checkOut) },
    client: { firstName: 'Clara', lastName: 'Weiss', nationality: 'AT' },
    ...{ occupancy: { pax: 2 }, serviceLevel: rate?.serviceLevel },
  });
  return scoped(agent, async (tx) => {
    const { _id } = await savePropertyInterest(tx, agent, input, context);
    await requestBooking(tx, agent, _id, { version: 1, price, isDifferenceAccepted: false }, context);
    return _id;
  });
}

const confirm = (id: string) => scoped(operator, (tx) => confirmBooking(tx, operator, id, { version: 2 }, context));
const cancel = (id: string) =>
  scoped(operator, (tx) => cancelBooking(tx, operator, id, { version: 3, fee: 0 }, context, 'supplier'));

async function withoutProjection<Result>(work: () => Promise<Result>): Promise<Result> {
  const switchAll = async (to: 'DISABLE' | 'ENABLE') => {
    for (const name of ['insert', 'delete', 'from', 'to']) {
      await db.$executeRawUnsafe(`ALTER TABLE property_hold ${to} TRIGGER property_hold_search_${name}`);
    }
  };
  await switchAll('DISABLE');
  const result = await work();
  await switchAll('ENABLE');
  return result;
}

const times: Record<string, number[]> = {};
let isWarm = false;

async function measured<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = clock.elapsed();
  const result = await work();
  if (isWarm) times[name] = [...(times[name] ?? []), clock.elapsed() - start];
  return result;
}

async function book(name: string): Promise<void> {
  const id = await requested();
  await measured(name, () => confirm(id));
  await cancel(id);
}

for (let round = 0; round < WARM_UP + rounds; round++) {
  isWarm = round >= WARM_UP;
  await measured('lookUp', () => db.property.findUnique({ where: { id: 'P01' } }));
  await measured('grid', readGrid);
  await measured('storefrontSearch', searchStorefront);
  await measured('agencySearch', searchSignedIn);
  await book('booking');
  await withoutProjection(() => book('bareBooking'));
}

/** What one load of the grid sends to the database, the transaction's own words among it. */
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, args);
} as typeof query;
await readGrid();
pg.Client.prototype.query = query;

process.stdout.write(`${JSON.stringify({ times, statements })}\n`);
await db.$disconnect();
