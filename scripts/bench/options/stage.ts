import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { clock } from '@/lib/platform/clock';
import { toDatabaseDay } from '@/lib/platform/database-day';
import { addDays } from '@/lib/platform/dates';
import { db, type Transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { readPropertyQuote } from '@/lib/rates/property/queries/quote';
import { snapshotOf } from '@/lib/sales/lead/commands/snapshot';
import { promiseOf } from '@/lib/sales/lead/queries/price-property';
import type { LeadStatus, PricedSelection } from '@/lib/sales/lead/types';
import { type InstantRoom, instantRooms } from './rooms';

/**
 * `stage.ts <race> <runs> <takers> <host> <host>`, as the owner: what the race is about, once for each run, with the leads of
 * agencies of their own that want it. Prints `{ agents, operators, runs: [{ leads, price }] }`; people as cookies by host.
 */
const [race = '', runs = '0', takers = '0', ...hosts] = process.argv.slice(2);
const now = await clock.now();
const today = await clock.today();
const DAY = 24 * 3_600_000;
const OPERATOR = `bench-${race}`;

async function signIn(subject: string): Promise<string[]> {
  const cookies: string[] = [];
  for (const host of hosts) {
    const session = await recordArrival({
      door: 'agency',
      claims: { sub: subject },
      tokens: { access_token: 'access', id_token: 'id' },
      host,
      affiliateId: null,
      locale: 'en',
      replaces: null,
    });
    const value = await encode({ token: session, secret: env.APP_SECRET ?? '', maxAge: SESSION_SECONDS });
    cookies.push(`${sessionCookieName(false)}=${value}`);
  }
  return cookies;
}

type Person = { id: string; agencyId: string; cookies: string[] };

async function createPerson(name: string, operatorId: string | null): Promise<Person> {
  const id = randomUUID();
  const person = {
    id,
    subject: id,
    email: `${name}@${race}.example`,
    isEmailVerified: true,
    lastName: name,
    locale: 'en',
  };
  await db.user.create({ data: { ...person, role: operatorId ? 'operator' : 'agent', operatorId, createdAt: now } });
  const agencyId = operatorId ? '' : randomUUID();
  if (agencyId) {
    await db.agency.create({ data: { id: agencyId, name, verification: 'verified', createdAt: now } });
    await db.membership.create({ data: { userId: id, agencyId, joinedBy: 'invitation', joinedAt: now } });
  }
  return { id, agencyId, cookies: await signIn(id) };
}

/** One after the other: a database of the benchmark has time. */
async function createPeople(side: string, operatorId: string | null): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < Number(takers); index++) people.push(await createPerson(`${side}-${index}`, operatorId));
  return people;
}

const week = { checkIn: addDays(today, 200), checkOut: addDays(today, 207) };

/** A chalet with one week at 3 500, like the first one of the demonstration in all that nobody wants here. */
async function createProperty(tx: Transaction, id: string): Promise<void> {
  const like = await tx.property.findFirstOrThrow({
    where: { hasSalesInformation: true, status: 'published', isDemo: false },
    orderBy: { id: 'asc' },
    include: { salesInformation: true },
  });
  const { salesInformation, highlights, distances, ...columns } = like;
  await tx.property.create({
    data: {
      ...columns,
      ...{ id, slug: id, name: id, operatorId: OPERATOR, serviceLevels: ['Catered'] },
      ...{ highlights: highlights ?? [], distances: distances ?? [], facilityIds: [], levelBits: 0 },
      hasSalesInformation: false,
      salesInformation: {
        create: {
          rentalChannelId: salesInformation?.rentalChannelId ?? '',
          acceptedPaymentMethods: ['bankTransfer'],
          commissionPercent: 10,
        },
      },
      stays: {
        create: {
          ...{ id: `${id}-week`, available: true },
          ...{ checkIn: toDatabaseDay(week.checkIn), checkOut: toDatabaseDay(week.checkOut) },
          rates: { create: { serviceLevel: 'Catered', amount: 350_000n, currency: like.currency } },
        },
      },
    },
  });
}

async function priceOf(tx: Transaction, propertyId: string, agencyId: string): Promise<PricedSelection> {
  const selection = { propertyId, ...week, serviceLevel: 'Catered' };
  const quote = await readPropertyQuote(tx, { ...selection, agencyId, now, today, includeDemos: false });
  if (!quote) throw new Error(`${propertyId} is not for sale.`);
  return promiseOf(quote, selection);
}

type Run = { leads: string[]; price: string };
type Wanted = { hotelId: string; propertyId: null } | { hotelId: null; propertyId: string };
type Asked = {
  priced: PricedSelection;
  stay: typeof week;
  status: LeadStatus;
  room?: InstantRoom['room'];
  ranks?: readonly number[];
};

/** A lead of each of these agents in what is wanted, at one price. `ranks`: of their options, of which the first holds it. */
async function createLeads(tx: Transaction, people: readonly Person[], wanted: Wanted, asked: Asked): Promise<Run> {
  const { priced, stay, status, room, ranks } = asked;
  const { currency, priceTotal } = priced;
  const days = { checkIn: toDatabaseDay(stay.checkIn), checkOut: toDatabaseDay(stay.checkOut) };
  const optionExpiresAt = ranks ? new Date(now.getTime() + 2 * DAY) : null;
  const made = people.map((person) => ({ ...person, leadId: randomUUID(), snapshotId: randomUUID() }));
  await tx.priceSnapshot.createMany({
    data: made.map(({ agencyId, snapshotId: id }) => ({
      id,
      ...snapshotOf({ agencyId, ...wanted }, priced, now),
    })),
  });
  await tx.lead.createMany({
    data: made.map(({ id: userId, agencyId, leadId, snapshotId }, index) => ({
      ...{ id: leadId, reference: randomUUID(), agencyId, userId, brandId: 'default', ...wanted, status },
      ...{ clientFirstName: 'Clara', clientLastName: 'Weiss', paymentProfile: 'ClientPays' as const, adults: 2 },
      ...{ ...days, currency, priceTotal, snapshotId, createdAt: now, updatedAt: now },
      ...(wanted.propertyId && { serviceLevel: 'Catered', commissionPercent: 10 }),
      ...(ranks && { optionRank: ranks[index], optionExpiresAt }),
    })),
  });
  const leads = made.map(({ leadId }) => leadId);
  if (room) await tx.leadRoom.createMany({ data: leads.map((leadId) => ({ leadId, position: 0, ...room })) });
  const [first] = leads;
  if (optionExpiresAt && first && wanted.propertyId) {
    const hold = { kind: 'confirmedOption' as const, leadId: first, expiresAt: optionExpiresAt };
    await tx.propertyHold.create({ data: { propertyId: wanted.propertyId, ...days, ...hold } });
  }
  return { leads, price: String(priceTotal) };
}

const statuses: Readonly<Record<string, LeadStatus>> = {
  confirmations: 'REQUESTED_BOOKING',
  expiry: 'CONFIRMED_OPTION',
};

function stageProperty(number: number, agents: readonly Person[]): Promise<Run> {
  const propertyId = `bench-${race}-${number}`;
  const wanted = { hotelId: null, propertyId };
  const status = statuses[race] ?? 'INTEREST';
  return db.$transaction(
    async (tx) => {
      await createProperty(tx, propertyId);
      const asked = { priced: await priceOf(tx, propertyId, agents[0]?.agencyId ?? ''), stay: week, status };
      if (race !== 'expiry') return createLeads(tx, agents, wanted, asked);
      // One option holds the week, another agency's waits behind it; other people every run, none of whom sends too much.
      const two = [2 * number, 2 * number + 1].flatMap((index) => agents[index % agents.length] ?? []);
      return createLeads(tx, two, wanted, { ...asked, ranks: [1, 2] });
    },
    { timeout: 60_000 },
  );
}

function stageRoom(found: InstantRoom, agents: readonly Person[]): Promise<Run> {
  const { hotelId, priced, stay, room } = found;
  const asked = { priced, stay, status: 'INTEREST' as const, room };
  return db.$transaction((tx) => createLeads(tx, agents, { hotelId, propertyId: null }, asked), { timeout: 60_000 });
}

const agents = await createPeople('agent', null);
await db.operator.create({
  data: { id: OPERATOR, name: 'Operator of the benchmark', email: 'bench@operators.example' },
});
const operators = race === 'confirmations' ? await createPeople('operator', OPERATOR) : [];
const staged: Run[] = [];
if (race === 'bookings') {
  for (const found of await instantRooms(Number(runs), today, now)) staged.push(await stageRoom(found, agents));
} else {
  for (let number = 0; number < Number(runs); number++) staged.push(await stageProperty(number, agents));
}
const cookiesOf = (people: readonly Person[]) => people.map(({ cookies }) => cookies);
process.stdout.write(
  `${JSON.stringify({ agents: cookiesOf(agents), operators: cookiesOf(operators), runs: staged })}\n`,
);
await db.$disconnect();
