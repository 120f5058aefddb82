import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, canBeToldApart, type Declaration, declaredStatus } from '@/tests/access/declaration';
import { routes } from '@/tests/access/routes';
import { HOTEL, HOTEL_ROOM, PROPERTY, targets } from '@/tests/access/targets';
import { type Row, rows } from '@/tests/access/world';
import { createProgrammes } from '@/tests/factories/agency';
import { type ApiHandler, callApi } from '@/tests/factories/api';
import { createHotel, createRoom } from '@/tests/factories/hotel';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createProperty } from '@/tests/factories/property';
import { CONTACTS_HOTEL, createWorld, type MadeWorld } from './world';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
/** 404 for everybody, whatever is asked. */
const NO_ROUTES = ['[[...path]]', 'unknown'];
const folders = readdirSync('app/api', { recursive: true })
  .map(String)
  .filter((file) => path.basename(file).startsWith('route.'))
  .map((file) => path.dirname(file))
  .filter((folder) => !NO_ROUTES.includes(folder));

type Handlers = Record<string, ApiHandler>;

let shared: MadeWorld;
let earners: MadeWorld;
let cells = 0;
const leaks: string[] = [];
const refused: string[] = [];

beforeAll(async () => {
  await createBrand('default');
  await ownerDb.brand.update({ where: { id: 'default' }, data: { isB2C: false, isCommissionDisplayed: true } });
  await createProgrammes();
  await createPlaces();
  await createHotel(HOTEL, { isForConsumers: true });
  await createHotel(CONTACTS_HOTEL);
  await createRoom(HOTEL, HOTEL_ROOM);
  await createProperty({ id: PROPERTY, isListed: true });
  shared = await createWorld();
  earners = await createWorld('verified');
});

afterAll(() => {
  console.info(`matrix of the API: ${cells} cells, ${leaks.length} leaks`);
});

async function handlersOf(folder: string): Promise<Handlers> {
  return import(/* @vite-ignore */ pathToFileURL(path.resolve('app/api', folder, 'route.ts')).href);
}

async function ask(
  handler: ApiHandler,
  method: string,
  declared: Declaration,
  world: MadeWorld,
  row: Row,
  column: string,
): Promise<Answer> {
  const cookie = world.cookies[row];
  const asked = targets[declared.target].ask(world, row, column);
  const { response, status, text } = await callApi(handler, {
    method,
    query: declared.query,
    headers: cookie ? { cookie } : {},
    params: asked.params,
    body: declared.body?.(world, asked),
  });
  const headers = JSON.stringify([...response.headers].filter(([name]) => name !== 'date').sort());
  return { status, text, headers, requestId: response.headers.get('x-request-id') ?? '' };
}

describe('the matrix of the API', () => {
  it('declares every method of every route, and none that is not there', async () => {
    const found: string[] = [];
    for (const folder of folders) {
      const handlers = await handlersOf(folder);
      found.push(...METHODS.filter((method) => method in handlers).map((method) => `${method} ${folder}`));
    }
    expect(found.sort()).toEqual(Object.keys(routes).sort());
  });

  it.each(Object.entries(routes))(
    '%s',
    async (name, declared) => {
      const [method = '', folder = ''] = name.split(' ');
      const handler = (await handlersOf(folder))[method];
      if (!handler) throw new Error(`${name} does not exist.`);
      const { columns, foreign } = targets[declared.target];
      const wrong: string[] = [];
      for (const row of rows) {
        const answers = new Map<string, Answer>();
        for (const [index, column] of columns.entries()) {
          const expected = declaredStatus(declared, row, index);
          const changes = declared.isDisruptive || (method !== 'GET' && expected < 300);
          const world = changes ? await createWorld() : declared.isOfEarners ? earners : shared;
          const answer = await ask(handler, method, declared, world, row, column);
          cells += 1;
          answers.set(column, answer);
          if (answer.status !== expected) {
            wrong.push(`${row} ${column}: ${answer.status} instead of ${expected} ${answer.text.slice(0, 200)}`);
            if (answer.status < 300 && expected >= 400) leaks.push(`${name} ${row} ${column}`);
          }
          if (method !== 'GET' && expected >= 400) refused.push(answer.requestId);
        }
        for (const [theirs, missing] of Object.entries(foreign)) {
          const [strange, nothing] = [answers.get(theirs), answers.get(missing)];
          if (strange?.status !== 404 || !nothing) continue;
          if (canBeToldApart(strange, nothing)) {
            wrong.push(`${row}: ${theirs} can be told from ${missing}`);
            leaks.push(`${name} ${row} ${theirs}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );

  it('a refused call leaves no trace but its refusal', async () => {
    expect(refused.length).toBeGreaterThan(200);
    expect(await ownerDb.audit.findMany({ where: { requestId: { in: refused } } })).toEqual([]);
    expect(leaks).toEqual([]);
  });
});
