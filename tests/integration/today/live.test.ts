import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { clock } from '@/lib/platform/clock';
import type { Viewer } from '@/lib/platform/viewer/types';
import { followWaiting } from '@/lib/today/waiting/follow';
import { createProgrammes } from '@/tests/factories/agency';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, type Stage, save } from '../lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

/** Overdue already, so that it is due on whatever day the test runs. */
async function put(stage: Stage, leadId: string) {
  const now = await clock.now();
  const id = randomUUID();
  await ownerDb.deadline.create({
    data: {
      ...{ id, subject: 'lead', subjectId: leadId, kind: 'payment', key: id, waitsFor: 'agency', reason: {} },
      ...{ agencyId: stage.agent.agency?.id ?? '', userId: stage.agent.id, timeZone: 'Europe/Vienna', isDay: false },
      ...{ until: now, beginsAt: now, createdAt: now },
    },
  });
  return id;
}

/** What a reader of a stream has heard, and the next time it says something. */
function follow(viewer: Viewer, lastEventId: string | null = null) {
  const heard: string[] = [];
  let next: (said: string) => void = () => {};
  const { stop, beat } = followWaiting({ viewer, lastEventId }, ({ event, id }) => {
    heard.push(`${event} ${id}`);
    next(`${event} ${id}`);
  });
  const hears = (wanted: string) =>
    new Promise<void>((resolve) => {
      if (heard.includes(wanted)) return resolve();
      next = (said) => said === wanted && resolve();
    });
  return { heard, hears, stop, beat };
}

it('the menu hears what is due and what is done, once, and a stranger’s nothing', async () => {
  const [stage, stranger] = [await createStage(), await createStage()];
  const leadId = await save(stage);
  const [own, known, strange] = [follow(stage.agent), follow(stage.agent, '0.0.0.0'), follow(stranger.agent)];
  await Promise.all([own.hears('waiting 0.0.0.0'), strange.hears('waiting 0.0.0.0')]);
  const id = await put(stage, leadId);
  await Promise.all([own.hears('waiting 1.0.0.0'), known.hears('list 1.0.0.0')]);
  await ownerDb.deadline.update({ where: { id }, data: { doneAt: new Date() } });
  await Promise.all([own.hears('list 0.0.0.0'), known.hears('list 0.0.0.0')]);
  // What it knew already was not said again.
  expect(known.heard).toEqual(['waiting 1.0.0.0', 'list 1.0.0.0', 'waiting 0.0.0.0', 'list 0.0.0.0']);
  expect(strange.heard).toEqual(['waiting 0.0.0.0']);
  for (const { stop } of [own, known, strange]) stop();
});
