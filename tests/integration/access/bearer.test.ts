import './issuer';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '@/tests/access/routes';
import { targets } from '@/tests/access/targets';
import type { Person } from '@/tests/access/world';
import { createProgrammes } from '@/tests/factories/agency';
import { callApi } from '@/tests/factories/api';
import { createBrand } from '@/tests/factories/place';
import { issuer } from './issuer';
import { createWorld, type MadeWorld } from './world';

/**
 * A sample of the matrix with access tokens instead of sessions: one of each kind of answer. Which tokens are good is
 * in tests/integration/session/bearer.test.ts, everything else in the matrix itself.
 */
let world: MadeWorld;
beforeAll(async () => {
  await createBrand('default');
  await createProgrammes();
  world = await createWorld();
});
afterAll(() => issuer.stop());

async function statusOf(token: string, row: Person, route: string, column: string, cookie = ''): Promise<number> {
  const [method = '', folder = ''] = route.split(' ');
  const handlers = await import(/* @vite-ignore */ pathToFileURL(path.resolve('app/api', folder, 'route.ts')).href);
  const declared = routes[route];
  if (!declared) throw new Error(`${route} is not declared.`);
  const asked = targets[declared.target].ask(world, row, column);
  const { status } = await callApi(handlers[method], {
    method,
    query: declared.query,
    headers: { authorization: `Bearer ${token}`, cookie },
    params: asked.params,
    body: declared.body?.(world, asked),
  });
  return status;
}

const tokenOf = (row: Person, claims: Record<string, unknown> = {}) =>
  issuer.sign({ sub: world.people[row].subject, aud: issuer.audience, scope: 'openid api', ...claims });

describe('by access token', () => {
  it.each<[Person, string, string, number]>([
    ['agent', 'GET travel-agencies/[agencyId]', 'own', 200],
    ['agent', 'GET travel-agencies/[agencyId]', 'other', 404],
    ['agent', 'GET travel-agencies/[agencyId]', 'missing', 404],
    ['agent', 'PATCH travel-agencies/[agencyId]', 'own', 403],
    ['customer', 'GET travel-agencies/[agencyId]/members', 'own', 403],
    ['supervisor', 'DELETE travel-agencies/[agencyId]/members/[userId]', 'other', 404],
    ['supervisor', 'PATCH travel-agencies/[agencyId]', 'own', 200],
    ['admin', 'GET travel-agencies', '-', 200],
    // Acting for an agency is part of the session, and a token has none.
    ['admin', 'POST acting', 'own', 403],
    ['acting', 'POST invitations', '-', 409],
  ])('%s: %s (%s) is answered %i', async (row, route, column, status) => {
    expect(await statusOf(await tokenOf(row), row, route, column)).toBe(status);
  });

  it('a bad token is nobody, whatever session comes with it', async () => {
    const cookie = world.cookies.admin;
    const expired = await tokenOf('admin', { exp: Math.floor(Date.now() / 1000) - 60 });
    const foreign = await tokenOf('admin', { aud: 'alpenglow-agency' });
    for (const token of [expired, foreign, 'not.a-token']) {
      expect(await statusOf(token, 'admin', 'GET travel-agencies', '-', cookie)).toBe(401);
    }
  });
});
