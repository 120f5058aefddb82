import { expect, it } from 'vitest';
import { GET } from '@/app/api/current_user/route';
import { POST } from '@/app/api/mailer/route';
import { reportOnPage } from '@/lib/web/crash-report/page';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { createUser, signIn } from '@/tests/factories/user';

it('a session that could not be looked up is one mail to the office an hour, of each page', async () => {
  const failed = new Error('The connection was refused.');
  const page = (location: string) => ({ location, requestId: 'r', brandId: 'default' });
  for (const location of ['/hotels?destination=Lech', '/hotels', '/hotels', '/partner/offers']) {
    await reportOnPage(failed, page(location));
  }
  const mails = await ownerDb.outbox.findMany({
    where: { dedupeKey: { startsWith: 'crash:' } },
    orderBy: { id: 'asc' },
  });
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    { mail: 'crashReport', location: '/hotels', error: expect.stringContaining('refused') },
    { mail: 'crashReport', location: '/partner/offers' },
  ]);
});

it('a call whose caller could not be looked up is no 401, and one mail to the office', async () => {
  const { cookie } = await signIn(await createUser());
  const asked = () => callApi(GET, { cookie });
  expect((await asked()).status).toBe(200);
  await ownerDb.$executeRaw`REVOKE EXECUTE ON FUNCTION identify_session(text, timestamptz) FROM alpenglow_app`;
  try {
    expect([(await asked()).status, (await asked()).status]).toEqual([500, 500]);
  } finally {
    await ownerDb.$executeRaw`GRANT EXECUTE ON FUNCTION identify_session(text, timestamptz) TO alpenglow_app`;
  }
  expect((await asked()).status).toBe(200);
  const mails = await ownerDb.outbox.findMany({
    where: { payload: { path: ['error'], string_contains: 'identify_session' } },
  });
  expect(mails.map(({ payload }) => payload)).toMatchObject([{ mail: 'crashReport', location: '/api' }]);
});

it('a crash in the browser names who was signed in, and nobody else', async () => {
  const person = await createUser();
  const { cookie } = await signIn(person);
  const report = (location: string) => ({ type: 'error', location, error: 'TypeError: x', hasReloaded: false });
  const send = async (location: string, sent?: string) =>
    (await callApi(POST, { method: 'POST', cookie: sent, body: report(location) })).status;
  expect([await send('/theirs', cookie), await send('/nobodys'), await send('/forged', `${cookie}x`)]).toEqual([
    200, 200, 200,
  ]);
  const named = async (location: string) =>
    (await ownerDb.outbox.findMany({ where: { payload: { path: ['location'], equals: location } } })).map(
      ({ payload }) => (payload as { userId: string | null }).userId,
    );
  expect([await named('/theirs'), await named('/nobodys'), await named('/forged')]).toEqual([
    [person.id],
    [null],
    [null],
  ]);
});
