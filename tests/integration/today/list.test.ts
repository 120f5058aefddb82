import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { scoped } from '@/lib/people/scope';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { snoozeDeadline } from '@/lib/today/deadline/commands/snooze';
import { findNextDeadline, listToday } from '@/lib/today/deadline/queries/list';
import { type TodayQuery, todayJsonSchema } from '@/lib/today/deadline/schema';
import type { DeadlineKind, DeadlineSide } from '@/lib/today/deadline/types';
import { createMember, createProgrammes } from '@/tests/factories/agency';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createUser, viewerOf } from '@/tests/factories/user';
import { createStage, happen, type Stage, save } from '../lead/stage';

const HOUR = 3_600_000;
const brand = { isB2C: false, isCommissionDisplayed: true };

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

type Row = { waitsFor?: DeadlineSide; hours?: number; kind?: DeadlineKind; userId?: string | null; endsIn?: number };

/** A deadline of the stage's agent so many hours from now, of a lead both sides may read. */
async function put(stage: Stage, leadId: string, { waitsFor = 'agency', hours = 5, endsIn, ...row }: Row = {}) {
  const now = (await clock.now()).getTime();
  const id = randomUUID();
  const of = row.userId === undefined ? stage.agent.id : row.userId;
  await ownerDb.deadline.create({
    data: {
      ...{ id, subject: 'lead', subjectId: leadId, kind: row.kind ?? 'optionEnds', key: id, waitsFor },
      ...{ agencyId: stage.agent.agency?.id ?? '', userId: of, hotelId: stage.hotelId, timeZone: 'Europe/Vienna' },
      ...{ until: new Date(now + hours * HOUR), isDay: false, beginsAt: new Date(now - HOUR), reason: { rank: 1 } },
      endsAt: endsIn === undefined ? null : new Date(now + endsIn * HOUR),
      createdAt: new Date(now - HOUR),
    },
  });
  return id;
}

const list = async (viewer: Viewer, query: Partial<TodayQuery> = {}) =>
  todayJsonSchema.parse(await listToday(viewer, brand, { limit: 24, ...query }));
const idsOf = async (viewer: Viewer, query: Partial<TodayQuery> = {}) =>
  (await list(viewer, query)).results.map(({ id }) => id);

async function snooze(viewer: Viewer, id: string, hours: number | null) {
  const now = await clock.now();
  const until = hours === null ? null : new Date(now.getTime() + hours * HOUR).toISOString();
  const context = writeContext({ now: () => now });
  return scoped(viewer, (tx) => snoozeDeadline(tx, viewer, id, { until }, context));
}

describe('whose list', () => {
  it('an agent has theirs, supervisors the agency’s, the hotel what waits for it, and strangers nothing', async () => {
    const [stage, stranger] = [await createStage(), await createStage()];
    const leadId = await save(stage);
    await happen(stage, leadId, ['requestOption']);
    const colleague = await viewerOf(await createMember(stage.team.agency));
    const supervisor = await viewerOf(stage.team.owner);
    const own = await put(stage, leadId);
    const theirs = await put(stage, leadId, { waitsFor: 'supplier', kind: 'answerDue', hours: 6 });
    const lapse = await put(stage, leadId, { waitsFor: 'supplier', kind: 'requestEnds', hours: 7 });
    const payout = await put(stage, leadId, { kind: 'payoutHeld', hours: 8, userId: null });
    expect(await idsOf(stage.agent)).toEqual([own, theirs, lapse]);
    expect(await idsOf(stage.agent, { scope: 'team' })).toEqual([own, theirs, lapse]);
    expect(await idsOf(colleague)).toEqual([]);
    expect(await idsOf(supervisor)).toEqual([payout]);
    expect(await idsOf(supervisor, { scope: 'team' })).toEqual([own, theirs, lapse, payout]);
    expect(await idsOf({ ...supervisor, isClientSafe: true }, { scope: 'team' })).toEqual([own, theirs, lapse]);
    const hidden = await listToday(supervisor, { ...brand, isCommissionDisplayed: false }, { limit: 24 });
    expect(hidden.results).toEqual([]);
    expect(await idsOf(stage.contact)).toEqual([theirs]);
    for (const nobody of [stranger.agent, stranger.contact, await viewerOf(await createUser({ role: 'agent' }))]) {
      expect(await idsOf(nobody)).toEqual([]);
      expect(await idsOf(nobody, { scope: 'all' })).toEqual([]);
    }
    // Beside the requests, which say it themselves, only what is none; and it is counted like that.
    const stays = await put(stage, leadId, { waitsFor: 'supplier', kind: 'stayAnswer', hours: 9 });
    const beside = await listToday(stage.contact, brand, { limit: 24, isBesideRequests: true });
    expect([beside.results.map(({ id }) => id), beside.counts.all]).toEqual([[stays], 1]);
    const [line] = (await list(stage.contact)).results;
    expect(line?.about).toMatchObject({ client: 'Clara Weiss', agency: stage.team.agency.name, checkIn: '2027-06-05' });
  });

  it('an admin has what waits for the house, or everybody’s', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const admin = await viewerOf(await createUser({ role: 'admin' }));
    const ours = await put(stage, leadId, { waitsFor: 'house', kind: 'dispute' });
    const own = await put(stage, leadId, { hours: 4 });
    expect(await idsOf(admin)).toEqual([ours]);
    expect(await idsOf(admin, { scope: 'all', limit: 200 })).toEqual(expect.arrayContaining([own, ours]));
  });
});

it('what is next is the first that lies ahead, of anybody, or of whom an admin acts for', async () => {
  const [stage, other] = [await createStage(), await createStage()];
  const admin = await viewerOf(await createUser({ role: 'admin' }));
  await ownerDb.deadlineSnooze.deleteMany();
  await ownerDb.deadline.deleteMany();
  expect(await findNextDeadline(admin, brand)).toBeNull();
  await put(stage, await save(stage), { hours: -1, kind: 'payment' });
  const first = await put(stage, await save(stage), { hours: 1 });
  const theirs = await put(other, await save(other), { hours: 2 });
  expect(await findNextDeadline(admin, brand)).toMatchObject({ scope: 'all', line: { id: first } });
  const acting = { ...admin, isActing: true, agency: other.agent.agency };
  expect(await findNextDeadline(acting, brand)).toMatchObject({ scope: 'team', line: { id: theirs } });
});

describe('what is in it', () => {
  it('what the clock has ended is gone, what was to be done stays, the oldest first', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    await put(stage, leadId, { hours: -1, endsIn: -1 });
    const late = await put(stage, leadId, { kind: 'payment', hours: -30 });
    const soon = await put(stage, leadId, { hours: 2, endsIn: 2 });
    const found = await list(stage.agent);
    expect(found.results.map(({ id, isOverdue }) => [id, isOverdue])).toEqual([
      [late, true],
      [soon, false],
    ]);
    expect(found.counts).toEqual({ all: 2, options: 1, answers: 0, clients: 0, money: 1, snoozed: 0 });
    expect([found.soon, found.days.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 2]);
    expect(await idsOf(stage.agent, { kind: 'money' })).toEqual([late]);
    expect(await idsOf(stage.agent, { limit: 1 })).toEqual([late]);
  });

  it('ends with the day that is asked for', async () => {
    const stage = await createStage();
    const leadId = await save(stage);
    const today = await put(stage, leadId, { hours: -1, kind: 'payment' });
    await put(stage, leadId, { hours: 49 });
    expect(await idsOf(stage.agent, { until: await clock.today() })).toEqual([today]);
  });
});

describe('the line a page has opened', () => {
  it('stays in its place when it is done, counted nowhere, for an hour and for whoever has it in the list', async () => {
    const [stage, stranger] = [await createStage(), await createStage()];
    const leadId = await save(stage);
    const first = await put(stage, leadId, { hours: 2 });
    const opened = await put(stage, leadId, { hours: 3 });
    const last = await put(stage, leadId, { hours: 4 });
    const asked = async (viewer: Viewer, id = opened) => {
      const { results, counts } = await listToday(viewer, brand, { limit: 24, opened: id });
      return { lines: results.map((line) => [line.id, line.isDone ?? false]), count: counts.all };
    };
    const all = [first, opened, last].map((id) => [id, false]);
    expect(await asked(stage.agent)).toEqual({ lines: all, count: 3 });
    const done = async (minutes: number) => {
      const doneAt = new Date((await clock.now()).getTime() - minutes * 60_000);
      await ownerDb.deadline.update({ where: { id: opened }, data: { doneAt } });
    };
    await done(1);
    const kept = [
      [first, false],
      [opened, true],
      [last, false],
    ];
    expect(await asked(stage.agent)).toEqual({ lines: kept, count: 2 });
    expect((await asked(stage.agent, first)).lines).toEqual([all[0], all[2]]);
    expect((await asked(stranger.agent)).lines).toEqual([]);
    expect((await asked(stage.contact)).lines).toEqual([]);
    await done(61);
    expect((await asked(stage.agent)).lines).toEqual([all[0], all[2]]);
  });

  it('of a payout stays with those alone who look after them', async () => {
    const stage = await createStage();
    const supervisor = await viewerOf(stage.team.owner);
    const id = await put(stage, await save(stage), { kind: 'payoutHeld', userId: null });
    await ownerDb.deadline.update({ where: { id }, data: { doneAt: await clock.now() } });
    const kept = async (viewer: Viewer) => (await listToday(viewer, brand, { limit: 24, opened: id })).results.length;
    expect([await kept(supervisor), await kept({ ...supervisor, isClientSafe: true })]).toEqual([1, 0]);
  });
});

describe('a snooze', () => {
  it('puts off for one person, and comes back by itself or when it is called', async () => {
    const stage = await createStage();
    const supervisor = await viewerOf(stage.team.owner);
    const id = await put(stage, await save(stage));
    await snooze(stage.agent, id, 3);
    expect([await idsOf(stage.agent), await idsOf(stage.agent, { kind: 'snoozed' })]).toEqual([[], [id]]);
    expect((await list(stage.agent)).counts).toMatchObject({ all: 0, snoozed: 1 });
    expect(await idsOf(supervisor, { scope: 'team' })).toEqual([id]);
    await ownerDb.deadlineSnooze.updateMany({ data: { until: new Date((await clock.now()).getTime() - 1) } });
    expect(await idsOf(stage.agent)).toEqual([id]);
    await snooze(stage.agent, id, 3);
    expect(await snooze(stage.agent, id, null)).toEqual({ snoozedUntil: null });
    expect(await idsOf(stage.agent)).toEqual([id]);
  });

  it('never reaches beyond the deadline, not even where that moves nearer', async () => {
    const stage = await createStage();
    const id = await put(stage, await save(stage));
    const refused = { code: 'invalidInput', status: 422, fields: { until: 'snoozeBeyond' } };
    await expect(snooze(stage.agent, id, 6)).rejects.toMatchObject(refused);
    await expect(snooze(stage.agent, id, -1)).rejects.toMatchObject(refused);
    await snooze(stage.agent, id, 4.9);
    // It was put off two hours ago, and has become due since.
    await ownerDb.deadlineSnooze.updateMany({ data: { setAt: new Date((await clock.now()).getTime() - 2 * HOUR) } });
    await ownerDb.deadline.update({ where: { id }, data: { until: new Date((await clock.now()).getTime() - HOUR) } });
    expect(await idsOf(stage.agent)).toEqual([id]);
    // What is overdue may wait for a day at most.
    await expect(snooze(stage.agent, id, 25)).rejects.toMatchObject(refused);
    await snooze(stage.agent, id, 23);
    expect(await idsOf(stage.agent)).toEqual([]);
  });

  it('of what stands in nobody’s or another’s list is not there', async () => {
    const [stage, stranger] = [await createStage(), await createStage()];
    const leadId = await save(stage);
    const id = await put(stage, leadId);
    const colleague = await viewerOf(await createMember(stage.team.agency));
    const missing = { code: 'notFound', status: 404 };
    for (const nobody of [stranger.agent, colleague, stage.contact]) {
      await expect(snooze(nobody, id, 1)).rejects.toMatchObject(missing);
    }
    await expect(snooze(stage.agent, randomUUID(), 1)).rejects.toMatchObject(missing);
    await ownerDb.deadline.update({ where: { id }, data: { doneAt: new Date() } });
    await expect(snooze(stage.agent, id, 1)).rejects.toMatchObject(missing);
  });
});
