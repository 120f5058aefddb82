import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { POST as frontendLogs } from '@/app/api/frontendlogs/route';
import { POST as mailer } from '@/app/api/mailer/route';
import { db } from '@/lib/platform/db';
import { writeRoute } from '@/lib/web/route/define';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { contactMessage, generalEnquiry } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { call, formRequest, type Headed, jsonRequest } from '@/tests/factories/request';
import { signIn } from '@/tests/factories/user';

beforeAll(() => createBrand());
beforeEach(async () => {
  await db.rateLimiterFlexible.deleteMany();
});

async function post(body: unknown, headers?: Headed) {
  const response = await call(mailer, jsonRequest(body, headers));
  return { response, status: response.status, body: await response.json() };
}

const plain = { input: z.strictObject({}), output: z.strictObject({}), write: async () => ({}) };
const anything = writeRoute({ ...plain, name: 'anything', access: 'signedIn' });
const open = writeRoute({ ...plain, name: 'open' });

/** As if so many calls had been counted under every key of that name. */
const use = (name: string, points: number) =>
  db.rateLimiterFlexible.updateMany({ where: { key: { startsWith: `${name}:` } }, data: { points } });

it('415 for a form that no page has', async () => {
  const status = async (request: Request) => (await call(open, request)).status;
  expect([await status(formRequest([])), await status(jsonRequest({}))]).toEqual([415, 200]);
});

describe('limits', () => {
  const from = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` });

  it('five accepted posts an hour of one e-mail from one address; says in words and seconds when the next is taken', async () => {
    const statuses: number[] = [];
    for (const email of ['Five@example.com', 'five@EXAMPLE.com', ...Array(3).fill('five@example.com')]) {
      statuses.push((await post(contactMessage({ email }), from(1))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const message = contactMessage({ email: 'five@example.com' });
    const { response, body } = await post(message, { ...from(1), 'x-alpenglow-locale': 'de' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(body.code).toBe('tooManyRequests');
    expect(body.title).toMatch(/In (einer Stunde|\d\d Minuten) können Sie es noch einmal versuchen\.$/);
    expect(
      await ownerDb.contactMessage.count({ where: { email: { equals: 'five@example.com', mode: 'insensitive' } } }),
    ).toBe(5);
  });

  it('a stranger who uses up somebody’s e-mail closes the form to nobody, and fills no mailbox', async () => {
    const email = 'victim@example.com';
    for (let index = 0; index < 30; index++) {
      expect((await post(contactMessage({ email }), from(10 + Math.floor(index / 5)))).status).toBe(200);
    }
    expect((await post(contactMessage({ email }), from(50))).status).toBe(200);
    expect(await ownerDb.contactMessage.count({ where: { email } })).toBe(31);
    const ids = (await ownerDb.contactMessage.findMany({ where: { email } })).map(({ id }) => id);
    const written = (to: string) =>
      ownerDb.outbox.count({ where: { dedupeKey: { in: ids.map((id) => `contact:${id}:${to}`) } } });
    expect([await written('office'), await written('sender')]).toEqual([31, 20]);
  });

  it('twenty an hour and address; refused ones do not count', async () => {
    for (let index = 0; index < 3; index++) expect((await post({ type: 'contact' }, from(7))).status).toBe(422);
    const statuses = new Set<number>();
    for (let index = 0; index < 20; index++) statuses.add((await post(contactMessage(), from(7))).status);
    expect([...statuses]).toEqual([200]);
    expect((await post(contactMessage(), from(7))).status).toBe(429);
    expect((await post(contactMessage())).status).toBe(200);
  });

  it('a post that fails gives its points back', async () => {
    const past = generalEnquiry({
      email: 'back@example.com',
      period: { checkIn: '2020-01-01', checkOut: '2020-01-08' },
    });
    for (let index = 0; index < 7; index++) expect((await post(past, from(8))).status).toBe(422);
    expect((await post(generalEnquiry({ email: 'back@example.com' }), from(8))).status).toBe(200);
  });

  it('holds when all posts come at the same moment', async () => {
    const email = 'rush@example.com';
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(contactMessage({ email }), from(9))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    expect(await ownerDb.contactMessage.count({ where: { email } })).toBe(5);
  });

  it('a route that says nothing counts by person, or by address for anybody', async () => {
    const { owner, agent } = await createTeam();
    const write = async ({ cookie }: { cookie: string }) =>
      (await callApi(anything, { method: 'POST', cookie, body: {}, headers: from(60) })).status;
    const [first, second] = [await signIn(owner), await signIn(agent)];
    await write(first);
    await use('person:anything', 239);
    expect([await write(first), await write(first), await write(second)]).toEqual([200, 429, 200]);

    const shout = async (host: number) => (await call(open, jsonRequest({}, from(host)))).status;
    await shout(61);
    await use('anybody:open', 239);
    expect([await shout(61), await shout(61), await shout(62)]).toEqual([200, 429, 200]);
  });
});

describe('the click log', () => {
  const consent = { cookie: 'consent=accepted' };
  const line = { message: 'click', sessionId: 'a'.repeat(8) };
  const log = async (body: unknown, headers: Headed = consent) =>
    (await call(frontendLogs, jsonRequest(body, headers))).status;

  it('keeps a line only with consent', async () => {
    expect(await log(line)).toBe(202);
    for (const cookie of [undefined, 'consent=declined', 'consent=', '__Host-consent=accepted']) {
      expect([cookie, await log(line, { cookie })]).toEqual([cookie, 403]);
    }
  });

  it('keeps a line, not a store: few fields, little of it, and 600 an hour of one address', async () => {
    const fields = (number: number, text = 'x') =>
      Object.fromEntries(Array.from({ length: number }, (_, index) => [`f${index}`, text]));
    expect(await log({ ...line, data: fields(12, 'x'.repeat(300)) })).toBe(202);
    expect(await log({ ...line, data: fields(13) })).toBe(422);
    expect(await log(JSON.stringify({ ...line, more: 'x'.repeat(9000) }))).toBe(413);
    const headers = { ...consent, 'x-forwarded-for': '203.0.113.70' };
    expect(await log(line, headers)).toBe(202);
    await use('log', 599);
    expect([await log(line, headers), await log(line, headers)]).toEqual([202, 429]);
  });
});
