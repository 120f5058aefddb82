import { beforeAll, expect, it } from 'vitest';
import { POST as ask } from '@/app/api/privacy/erasures/route';
import { closeErasure, confirmErasure } from '@/lib/people/privacy/commands';
import { scoped } from '@/lib/people/scope';
import { createTeam } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { writeContext } from '@/tests/factories/message';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand } from '@/tests/factories/place';
import { signIn, type TestUser, viewerOf } from '@/tests/factories/user';
import type { Team } from './stage';

let own: Team;
let other: Team;
let clientId: string;

beforeAll(async () => {
  await createBrand('default');
  own = await createTeam();
  other = await createTeam();
  const at = new Date('2026-11-20T08:00:00Z');
  const named = { reference: 'CC1', firstName: 'Clara', lastName: 'Weiss', createdAt: at, updatedAt: at };
  clientId = (await ownerDb.client.create({ data: { agencyId: own.agency.id, ...named } })).id;
});

const call = async (by: TestUser) =>
  callApi(ask, { method: 'POST', cookie: (await signIn(by)).cookie, body: { clientId } });

it('nobody of another agency asks for an erasure', async () => {
  expect(await call(other.owner)).toMatchObject({ status: 404, body: { code: 'notFound' } });
  expect(await ownerDb.erasure.count()).toBe(0);
});

it('whoever does not answer for persons neither confirms nor refuses one, in whatever scope it is tried', async () => {
  const { _id } = (await call(own.owner)).body;
  const agent = await viewerOf(own.agent);
  const missing = { code: 'notFound', status: 404 };
  const said = { found: 1, lastName: 'Weiss' };
  const confirmed = scoped('system', (tx) => confirmErasure(tx, agent, _id, said, writeContext()));
  await expect(confirmed).rejects.toMatchObject(missing);
  const refused = scoped('system', (tx) => closeErasure(tx, agent, _id, { reason: 'No.' }, writeContext()));
  await expect(refused).rejects.toMatchObject(missing);
  expect(await ownerDb.erasure.findMany()).toMatchObject([{ id: _id, closedAt: null, erasedAt: null }]);
});
