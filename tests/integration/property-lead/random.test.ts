import { beforeAll, expect, it } from 'vitest';
import type { PlainDate } from '@/lib/platform/dates';
import { AppError } from '@/lib/platform/errors';
import type { WriteContext } from '@/lib/platform/request/context';
import { duplicateLead } from '@/lib/sales/lead/commands/amend';
import { answerLead } from '@/lib/sales/lead/commands/answer';
import { requestBooking } from '@/lib/sales/lead/commands/booking';
import { answerCounterOffer } from '@/lib/sales/lead/commands/counter-offer';
import { hotelAnswerSchema } from '@/lib/sales/lead/schema';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { sized } from '@/tests/setup/size';
import { contextAt, HOUR, inScope, NOW, versionOf } from '../lead/stage';
import {
  acts,
  after,
  honourAskedOf,
  interestOf,
  type NaiveLead,
  type Named,
  offerEndsAt,
  priceOf,
  type Stay,
} from './naive';
import {
  change,
  createStage,
  during,
  events,
  honouredAt,
  LONG,
  NEXT_WEEK,
  rivalOf,
  type Stage,
  save,
  WEEK,
} from './stage';

const OPERATIONS = sized(180, 10_000);
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

const periods: Stay[] = [
  { from: WEEK.checkIn, until: WEEK.checkOut, list: 3500 },
  { from: NEXT_WEEK.checkIn, until: NEXT_WEEK.checkOut, list: 3500 },
  { from: LONG.checkIn, until: LONG.checkOut, list: 4800 },
];
/** What an agency was quoted once, and what an operator offers. */
const QUOTED = 3000;
const offers = [3100, 3300];
const dayOf = (text: string) => text as PlainDate;
const stayOf = ({ from, until }: Stay) => ({ checkIn: dayOf(from), checkOut: dayOf(until) });

const names = Object.keys(acts) as (keyof typeof acts)[];
type World = { stages: Stage[]; ids: string[]; leads: NaiveLead[]; now: number };

function drawnFrom<One>(list: readonly One[], random: (below: number) => number): One {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('There is nothing to draw from.');
  return one;
}

const at = (time: Date | number | null | undefined) => (time ? new Date(time).toISOString() : null);

/** What the database holds, in the words of the list. */
async function stored({ ids }: World) {
  const rows = await ownerDb.lead.findMany({
    where: { id: { in: ids } },
    include: { holds: true, changes: { where: { status: 'asked' } } },
  });
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`${id} is not there.`);
    const holds = row.holds.flatMap(({ releasedAt, kind, expiresAt }) => (releasedAt ? [] : [{ kind, expiresAt }]));
    const isLive = row.status === 'REQUESTED_OPTION' || row.status === 'CONFIRMED_OPTION';
    const questions = row.changes.map(({ kind, answerDueAt, endsAt }) => [kind, at(answerDueAt), at(endsAt)]);
    return {
      status: row.status,
      from: row.checkIn.toISOString().slice(0, 10),
      until: row.checkOut.toISOString().slice(0, 10),
      price: Number(row.priceTotal) / 100,
      rank: row.optionRank,
      ends: isLive ? at(row.optionExpiresAt) : null,
      questions: questions.sort(),
      holds: holds.map(({ kind, expiresAt }) => [kind, at(expiresAt)]),
    };
  });
}

function expected({ leads }: World) {
  return leads.map(({ status, from, until, price, rank, ends, questions }) => {
    const isFirst = status === 'CONFIRMED_OPTION' && rank === 1;
    const isBooked = status === 'CONFIRMED_BOOKING';
    const holds = isBooked ? [['booking', null]] : isFirst ? [['confirmedOption', at(ends)]] : [];
    const asked = Object.entries(questions).map(([kind, question]) => [kind, at(question.due), at(question.ends)]);
    return { status, from, until, price, rank, ends: at(ends), questions: asked.sort(), holds };
  });
}

type Subject = { stage: Stage; lead: NaiveLead; id: string; named: Named; now: number; context: WriteContext };

/** Gives the id of a lead that was made. */
async function perform(
  name: keyof typeof acts,
  { stage, lead, id, named, now, context }: Subject,
): Promise<string | undefined> {
  const { agent, operator } = stage;
  const version = await versionOf(id);
  const answer = (input: Record<string, unknown>) => {
    const parsed = hotelAnswerSchema.parse({ version, ...input });
    return inScope(operator, (tx) => answerLead(tx, operator, id, parsed, context));
  };
  switch (name) {
    case 'book': {
      const asked = { version, price: priceOf(lead, now), isDifferenceAccepted: true };
      await inScope(agent, (tx) => requestBooking(tx, agent, id, asked, context));
      return;
    }
    case 'change':
      // Without a price: nobody has seen one, so none can have moved.
      await change(stage, id, { ...during(stayOf(named.to)), payments: { isPaidByCreditCard: true } }, context);
      return;
    case 'counterOffer': {
      const until = new Date(offerEndsAt(now)).toISOString().slice(0, 10);
      await answer({ answer: 'counterOffer', price: named.offered, until });
      return;
    }
    case 'acceptOffer':
    case 'declineOffer': {
      const decision = { version, isAccepted: name === 'acceptOffer', price: lead.asked.offer?.price ?? QUOTED };
      await inScope(agent, (tx) => answerCounterOffer(tx, agent, id, decision, context));
      return;
    }
    case 'honour':
      await answer({ answer: 'honour' });
      return;
    case 'declinePrice': {
      // Of an answer that declines something else this model has acts of its own.
      const isAsked = lead.questions.honourPrice && lead.asked.honour;
      await answer(isAsked ? { answer: 'decline', reason: 'No.' } : { answer: 'honour' });
      return;
    }
    case 'duplicate': {
      const made = await inScope(agent, (tx) => duplicateLead(tx, agent, id, { version }, context));
      return made._id;
    }
    default:
      await events[name](stage, id, version, context);
  }
}

async function attempt(world: World, name: keyof typeof acts, index: number, named: Named): Promise<boolean> {
  const { ids, leads, stages, now } = world;
  const [id, lead] = [ids[index] ?? '', leads[index]];
  const stage = stages[lead?.agency ?? 0];
  if (!stage || !lead) return fail();
  try {
    const made = await perform(name, { stage, lead, id, named, now, context: contextAt(new Date(now)) });
    if (made) ids.push(made);
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
  const context = contextAt(new Date(world.now));
  const isToBeHonoured = random(2) === 0;
  const asked = isToBeHonoured
    ? honouredAt(stage, QUOTED, stayOf(period))
    : { payments: { subTotal: period.list, currencyCode: 'EUR' } };
  world.ids.push(await save(stage, { ...during(stayOf(period)), ...asked }, context));
  world.leads.push(isToBeHonoured ? honourAskedOf(period, agency, QUOTED, world.now) : interestOf(period, agency));
  return `interest of agency ${agency} in ${period.from}${isToBeHonoured ? ', at the price of once' : ''}`;
}

function fail(): never {
  throw new Error('There is no such lead.');
}

/** Another stay of the list, so many after its own. */
function anotherThan({ from, until }: Stay, turn: number): Stay {
  const own = periods.findIndex((one) => one.from === from && one.until === until);
  return periods[(own + turn) % periods.length] ?? fail();
}

/** A full property is wanted by nobody new. */
const drawable = ({ ids }: World) => names.filter((name) => name !== 'duplicate' || ids.length < MOST_LEADS);

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
          const [turn, offered] = [1 + random(periods.length - 1), drawnFrom(offers, random)];
          const named = world.leads.map((lead) => ({ to: anotherThan(lead, turn), offered }));
          const next = (one: keyof typeof acts, lead: number) => {
            return after(world.leads, one, lead, { ...(named[lead] ?? fail()), now: world.now });
          };
          const all = world.leads.flatMap((_, lead) => drawable(world).map((one) => [one, lead] as const));
          // Two of three times something that may happen, and of that what has happened least where the lead stands: else
          // bookings and declines would leave hardly one to be extended, moved or offered at another price.
          const kindOf = ([one, lead]: (typeof all)[number]) => `${one} of ${world.leads[lead]?.status}`;
          const timesOf = (drawn: (typeof all)[number]) => done.get(kindOf(drawn)) ?? 0;
          const possible = random(3) > 0 ? all.filter(([one, lead]) => next(one, lead)) : [];
          const least = Math.min(...possible.map(timesOf));
          const scarce = possible.filter((drawn) => timesOf(drawn) === least);
          const drawn = drawnFrom(scarce.length > 0 ? scarce : all, random);
          const [[name, index], kind] = [drawn, kindOf(drawn)];
          const then = next(name, index);
          const happened = await attempt(world, name, index, named[index] ?? fail());
          history.push(`${name} of lead ${index}: ${happened ? 'done' : 'refused'}`);
          expect([begun, history, happened]).toEqual([begun, history, then !== null]);
          world.leads = then ?? world.leads;
          if (happened) done.set(kind, (done.get(kind) ?? 0) + 1);
        }
        expect([begun, history, await stored(world)]).toEqual([begun, history, expected(world)]);
      }
    }
    // A run in which nothing of a kind ever happened would say nothing about it.
    const kinds = [...done.keys()];
    expect(names.filter((name) => !kinds.some((kind) => kind.startsWith(`${name} of `)))).toEqual([]);
  },
  sized(180_000, 3_600_000),
);
