import { beforeAll, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { sized } from '@/tests/setup/size';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import { acts, after, type NaiveLead } from './naive';
import { createStage, during, events, LONG, NEXT_WEEK, rivalOf, type Stage, save, WEEK } from './stage';

const OPERATIONS = sized(300, 10_000);
/** So many of them at one property, before the next one begins anew. */
const EPISODE = 60;
const MOST_LEADS = 8;
const SEED = 20261123;

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
});

/** The same numbers every time (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const periods = [
  { ...WEEK, price: 3500 },
  { ...NEXT_WEEK, price: 3500 },
  { ...LONG, price: 4800 },
];
const names = Object.keys(acts) as (keyof typeof acts)[];
/** Bookings end what an option goes through: drawn as often as the others, they would leave hardly one to be extended. */
const rare = ['requestOption', 'confirmOption', 'askExtension', 'extend'] as const;
const weighted = [...names, ...Array.from({ length: 4 }, () => rare).flat()];
type World = { stages: Stage[]; ids: string[]; leads: NaiveLead[]; now: number };

/** What the database holds, in the words of the list. */
async function stored({ ids }: World) {
  const rows = await ownerDb.lead.findMany({ where: { id: { in: ids } }, include: { holds: true } });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    const holds = row?.holds.flatMap(({ releasedAt, kind, expiresAt }) => (releasedAt ? [] : [{ kind, expiresAt }]));
    const isLive = row?.status === 'REQUESTED_OPTION' || row?.status === 'CONFIRMED_OPTION';
    return {
      status: row?.status,
      rank: row?.optionRank,
      ends: isLive ? row.optionExpiresAt?.toISOString() : null,
      holds: holds?.map(({ kind, expiresAt }) => [kind, expiresAt?.toISOString()]),
    };
  });
}

function expected({ leads }: World) {
  return leads.map(({ status, rank, ends }) => {
    const until = ends === null ? null : new Date(ends).toISOString();
    const isFirst = status === 'CONFIRMED_OPTION' && rank === 1;
    const isBooked = status === 'CONFIRMED_BOOKING';
    const holds = isBooked ? [['booking', undefined]] : isFirst ? [['confirmedOption', until]] : [];
    return { status, rank, ends: until, holds };
  });
}

async function attempt(world: World, name: keyof typeof acts, index: number): Promise<boolean> {
  const { ids, leads, stages } = world;
  const [id, lead] = [ids[index] ?? '', leads[index]];
  const stage = stages[lead?.agency ?? 0];
  if (!stage || !lead) throw new Error('There is no such lead.');
  const context = contextAt(new Date(world.now));
  const version = await versionOf(id);
  const price = periods.find(({ checkIn, checkOut }) => checkIn === lead.from && checkOut === lead.until)?.price ?? 0;
  const asked = { version, price, isDifferenceAccepted: false };
  try {
    if (name === 'book') {
      await inScope(stage.agent, (tx) => requestBooking(tx, stage.agent, id, asked, context));
    } else await events[name](stage, id, version, context);
    return true;
  } catch (error) {
    // A refusal, never a failure: of ours or of the database's.
    expect(error).toBeInstanceOf(AppError);
    expect([403, 409]).toContain((error as AppError).status);
    return false;
  }
}

async function addLead(world: World, random: (below: number) => number): Promise<string> {
  const agency = random(world.stages.length);
  const period = periods[random(periods.length)];
  const stage = world.stages[agency];
  if (!stage || !period) throw new Error('There is no such period.');
  const { checkIn: from, checkOut: until, price } = period;
  const asked = { ...during(period), payments: { subTotal: price, currencyCode: 'EUR' } };
  world.ids.push(await save(stage, asked, contextAt(new Date(world.now))));
  const option = { rank: null, ends: null, extensions: 0, isExtensionAsked: false };
  world.leads.push({ agency, from, until, status: 'INTEREST', ...option });
  return `interest of agency ${agency} in ${from}`;
}

async function createWorld(): Promise<World> {
  const first = await createStage();
  return { stages: [first, await rivalOf(first), await rivalOf(first)], ids: [], leads: [], now: Date.parse(NOW) };
}

it(
  `${OPERATIONS} random operations end as they would in a list of a few lines`,
  async () => {
    const random = randomFrom(SEED);
    const done = new Map<string, number>();
    for (let begun = 0; begun < OPERATIONS; begun += EPISODE) {
      const world = await createWorld();
      const history: string[] = [];
      for (let operation = 0; operation < EPISODE; operation += 1) {
        // Mostly minutes; now and then long enough for an option to end.
        world.now += random(12) === 0 ? random(80) * HOUR : (1 + random(30)) * 60_000;
        const isNew = world.ids.length < 2 || (world.ids.length < MOST_LEADS && random(8) === 0);
        if (isNew) history.push(await addLead(world, random));
        else {
          const index = random(world.ids.length);
          // Every other time something that may happen.
          const possible = weighted.filter((one) => after(world.leads, one, index, world.now));
          const drawn = random(2) === 0 && possible.length > 0 ? possible : weighted;
          const name = drawn[random(drawn.length)] ?? 'book';
          const next = after(world.leads, name, index, world.now);
          const happened = await attempt(world, name, index);
          history.push(`${name} of lead ${index}: ${happened ? 'done' : 'refused'}`);
          expect([begun, history, happened]).toEqual([begun, history, next !== null]);
          world.leads = next ?? world.leads;
          if (happened) done.set(name, (done.get(name) ?? 0) + 1);
        }
        expect([begun, history, await stored(world)]).toEqual([begun, history, expected(world)]);
      }
    }
    // A run in which nothing of a kind ever happened would say nothing about it.
    expect(names.filter((name) => !done.has(name))).toEqual([]);
  },
  sized(180_000, 3_600_000),
);
