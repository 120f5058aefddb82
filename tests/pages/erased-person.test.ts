import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as confirm } from '@/app/api/privacy/erasures/[erasureId]/confirm/route';
import { POST as ask } from '@/app/api/privacy/erasures/route';
import { lookAtPerson } from '@/lib/people/privacy/queries';
import { moveClock } from '@/lib/platform/clock';
import { sharedClient } from '@/prisma/seed/content/clients';
import { callApi } from '@/tests/factories/api';
import { ownerDb } from '@/tests/factories/owner';
import { signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import { openDemonstration } from '@/tests/setup/demonstration';
import { openAs } from '@/tests/setup/pages/open';

const helena = 'helena.brandt@morgenrot-reisen.example';
const imogen = 'imogen.hartley@halcyon.example';
const admin = 'anton.reiter@admin.example';
const named = `${sharedClient.firstName} ${sharedClient.lastName}`;
const LATER_SECONDS = 500 * 86_400;

beforeAll(async () => {
  await openDemonstration();
}, 300_000);

afterAll(() => moveClock(0));

const clientOf = (agencyId: string) =>
  ownerDb.client.findFirstOrThrow({ where: { agencyId, lastName: sharedClient.lastName }, include: { leads: true } });
const cookieOf = async (email: string) =>
  (await signIn((await ownerDb.user.findUniqueOrThrow({ where: { email } })) as TestUser)).cookie;
const call = async (handler: typeof ask, email: string, body: object, erasureId = '') =>
  callApi(handler, { method: 'POST', cookie: await cookieOf(email), params: { erasureId }, body });

/** What somebody reads of the person wherever an agency meets them, tags taken out. */
async function readOf(email: string, { id, leads }: Awaited<ReturnType<typeof clientOf>>): Promise<string> {
  const texts: string[] = [];
  for (const address of [
    '/partner/dashboard?scope=team',
    `/partner/dashboard?scope=team&hotel-lead-id=${leads[0]?.id}`,
    `/partner/manage/privacy?clientId=${id}`,
    `/partner/clients/${id}`,
    '/partner/clients',
    '/partner/agency/history',
  ]) {
    texts.push((await openAs(email, address)).text.replaceAll(/<[^>]*>/g, ' '));
  }
  return texts.join('\n');
}

it('an erasure, seen from both agencies that know the person: nowhere in the one, as before in the other', async () => {
  const [own, other] = [await clientOf('A1'), await clientOf('A2')];
  // None of their stays lies ahead any more.
  await moveClock(LATER_SECONDS);
  expect(await readOf(helena, own)).toContain(named);
  expect(await readOf(imogen, other)).toContain(named);

  const asked = await call(ask, helena, { clientId: own.id, reason: 'Asked for it by telephone.' });
  expect([asked.status, asked.text]).toEqual([201, expect.any(String)]);
  const person = await ownerDb.user.findUniqueOrThrow({ where: { email: admin } });
  const found = (await lookAtPerson(await viewerOf(person as TestUser), { clientId: own.id }))?.found;
  const waiting = (await openAs(admin, `/partner/manage/privacy?clientId=${own.id}`)).text;
  expect(waiting).toContain(`${sharedClient.lastName}`);
  const done = await call(confirm, admin, { found, lastName: sharedClient.lastName }, asked.body._id);
  expect([done.status, done.text]).toEqual([200, expect.any(String)]);

  const seen = await readOf(helena, own);
  expect(seen).not.toMatch(new RegExp(`${sharedClient.firstName}|${sharedClient.lastName}`, 'i'));
  expect(seen).toContain(`Erased person ${asked.body.number}`);
  // The agency's history tells that it was done, and by whom.
  expect(seen).toMatch(/Anton Reiter/);
  expect(await readOf(imogen, other)).toContain(named);
  const [line] = await ownerDb.$queryRaw<
    { sum: string }[]
  >`SELECT sum(price_total)::text FROM lead WHERE client_id = ${own.id}`;
  expect(line?.sum).toBe(String(own.leads.reduce((sum, { priceTotal }) => sum + (priceTotal ?? 0n), 0n)));
}, 120_000);
