import { beforeAll, expect, it } from 'vitest';
import * as calendar from '@/app/api/calendars/[token]/route';
import * as calendars from '@/app/api/calendars/route';
import * as leadCalendar from '@/app/api/sales/leads/[leadId]/calendar.ics/route';
import * as release from '@/app/api/sales/leads/[leadId]/option/release/route';
import * as option from '@/app/api/sales/leads/[leadId]/option/route';
import * as snooze from '@/app/api/today/[deadlineId]/snooze/route';
import * as today from '@/app/api/today/route';
import { clock } from '@/lib/platform/clock';
import { createProgrammes } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { signIn } from '@/tests/factories/user';
import { createStage, type Stage, save, versionOf } from '../lead/stage';

beforeAll(async () => {
  await createProgrammes();
  await createBrand('default');
  await createPlaces();
});

const cookieOf = async ({ team }: Stage) => (await signIn(team.agent)).cookie;

type Line = { id: string; kind: string; about: { id: string } };

it('what a call causes is in the list with its answer, and done with the next one', { timeout: 60_000 }, async () => {
  const stage = await createStage();
  const cookie = await cookieOf(stage);
  const leadId = await save(stage);
  const call = async (handler: unknown) => {
    const body = { version: await versionOf(leadId) };
    return callApi(handler as ApiHandler, { method: 'POST', cookie, params: { leadId }, body });
  };
  const kinds = async (query = '') => {
    const { body } = await callApi(today.GET as ApiHandler, { cookie, query });
    return (body.results as Line[]).filter(({ about }) => about.id === leadId).map(({ kind }) => kind);
  };
  expect((await call(option.POST)).status).toBe(200);
  expect(await kinds()).toEqual(['answerDue', 'requestEnds']);
  expect(await kinds('?kind=money')).toEqual([]);
  expect((await callApi(today.GET as ApiHandler, { cookie, query: '?kind=nothing' })).status).toBe(400);
  expect((await callApi(today.GET as ApiHandler, { cookie, query: '?until=2026-02-30' })).status).toBe(400);
  expect((await call(release.POST)).status).toBe(200);
  expect(await kinds()).toEqual([]);
});

it('a snooze that reaches too far is refused at its field, and changes nothing', async () => {
  const stage = await createStage();
  const cookie = await cookieOf(stage);
  const leadId = await save(stage);
  const body = { version: await versionOf(leadId) };
  await callApi(option.POST as ApiHandler, { method: 'POST', cookie, params: { leadId }, body });
  const list = async () => (await callApi(today.GET as ApiHandler, { cookie })).body.results as Line[];
  const [line] = await list();
  const put = async (hours: number) => {
    const until = new Date((await clock.now()).getTime() + hours * 3_600_000).toISOString();
    const params = { deadlineId: line?.id ?? '' };
    return callApi(snooze.POST as ApiHandler, { method: 'POST', cookie, params, body: { until } });
  };
  const refused = await put(24 * 30);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('before the deadline')]);
  // The request, when it lapses, and the conversation it stands in.
  expect(await list()).toHaveLength(3);
  expect((await put(1)).status).toBe(200);
  expect(await list()).toHaveLength(2);
});

it('a calendar is read without signing in by whoever has its address, and a lead’s by whoever may open it', async () => {
  const [stage, stranger] = [await createStage(), await createStage()];
  const cookie = await cookieOf(stage);
  const made = await callApi(calendars.POST as ApiHandler, { method: 'POST', cookie, body: {} });
  const name = String(made.body.address).split('/').at(-1) ?? '';
  const read = (token: string) => callApi(calendar.GET as ApiHandler, { params: { token } });
  const found = await read(name);
  expect([found.status, found.response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(found.response.headers.get('cache-control')).toBe('private, no-store');
  expect((await read(name.replace('.ics', ''))).status).toBe(404);
  expect((await callApi(calendars.DELETE as ApiHandler, { method: 'DELETE', cookie, body: {} })).status).toBe(200);
  expect((await read(name)).status).toBe(404);
  const leadId = await save(stage);
  const ofLead = async (reader: Stage) =>
    (await callApi(leadCalendar.GET as ApiHandler, { cookie: await cookieOf(reader), params: { leadId } })).status;
  expect([await ofLead(stage), await ofLead(stranger)]).toEqual([200, 404]);
});
