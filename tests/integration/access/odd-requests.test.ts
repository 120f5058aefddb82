import './issuer';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/entry/openapi/document';
import { routes } from '@/tests/access/routes';
import { targets } from '@/tests/access/targets';
import { createProgrammes } from '@/tests/factories/agency';
import { type ApiHandler, apiRequest } from '@/tests/factories/api';
import { createBrand } from '@/tests/factories/place';
import { issuer } from './issuer';
import { createWorld, type MadeWorld } from './world';

type JsonSchema = { properties?: Record<string, JsonSchema>; anyOf?: JsonSchema[]; oneOf?: JsonSchema[] };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Operation>> };

/** Gets past every guard that stands before a body is read. */
const caller = 'acting';

const long = 'x'.repeat(5000);
const oddValues: readonly unknown[] = [
  null,
  1e308,
  '',
  '\u0000',
  '\ud800',
  long,
  '0000-01-01',
  [null],
  { a: { b: [] } },
];
const oddBodies: readonly unknown[] = [
  ...oddValues,
  ...[true, 0, -1, 1.5, Number.MAX_SAFE_INTEGER, 'x', '\u202e', [], [[[]]], Array.from({ length: 300 }, () => 0), {}],
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":1}}'),
];
const oddTexts = ['', '-1', '1e999', "'", '\u202e', long, '0000-01-01', '9999-12-31', '[]', 'null,null'];
/** As they are sent: what JSON.stringify would never write, too. */
const raw = ['', '{', '[', '[1,]', '"', 'NaN', '1e999', '-', '{"a":1,"a":2}', `${'['.repeat(9000)}${']'.repeat(9000)}`];
const types = [
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'x',
  'application/json;charset=latin1',
];

function namesIn(schema: JsonSchema | undefined, names = new Set<string>()): Set<string> {
  for (const [name, inner] of Object.entries(schema?.properties ?? {})) namesIn(inner, names.add(name));
  for (const inner of [...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])]) namesIn(inner, names);
  return names;
}

let world: MadeWorld;
beforeAll(async () => {
  await createBrand('default');
  await createProgrammes();
  world = await createWorld();
});
afterAll(() => issuer.stop());

const declared = Object.entries(routes).map(([name, declaration]) => {
  const [method = '', folder = ''] = name.split(' ');
  const address = `/api/${folder}`.replaceAll('[', '{').replaceAll(']', '}');
  return { name, method, folder, declaration, operation: paths[address]?.[method.toLowerCase()] };
});

async function send(route: (typeof declared)[number], requests: readonly Parameters<typeof apiRequest>[0][]) {
  const { method, folder } = route;
  const file = pathToFileURL(path.resolve('app/api', folder, 'route.ts')).href;
  const handler = ((await import(/* @vite-ignore */ file)) as Record<string, ApiHandler>)[method];
  if (!handler) throw new Error(`${route.name} does not exist.`);
  const broken: string[] = [];
  for (const asked of requests) {
    const params = Promise.resolve(aboutOwn(route).params);
    const { status } = await handler(apiRequest({ ...asked, method, cookie: world.cookies[caller] }), { params });
    if (status >= 500) broken.push(`${status} ${JSON.stringify(asked).slice(0, 200)}`);
  }
  return broken;
}

/** The first thing the route may be asked about. */
function aboutOwn({ declaration }: (typeof declared)[number]) {
  const { ask, columns } = targets[declaration.target];
  return ask(world, caller, columns[0] ?? '');
}

describe('no request makes a 5xx', () => {
  it.each(declared.filter(({ method }) => method !== 'GET'))('$name, whatever its body is', async (route) => {
    const good = route.declaration.body?.(world, aboutOwn(route));
    const whole = good instanceof Uint8Array ? {} : { ...(good as object | undefined) };
    const names = namesIn(route.operation?.requestBody?.content['application/json']?.schema);
    for (const name of Object.keys(whole)) names.add(name);
    const bodies = [
      ...oddBodies,
      ...[...names].flatMap((name) => oddValues.map((value) => ({ ...whole, [name]: value }))),
    ];
    const typed = (body: Uint8Array, type: string) => ({ body, headers: { 'content-type': type } });
    const encoder = new TextEncoder();
    const broken = await send(route, [
      ...bodies.map((body) => ({ body })),
      ...raw.map((text) => typed(encoder.encode(text), 'application/json')),
      ...types.map((type) => typed(encoder.encode('a=%00&a[]=1&__proto__=x&%ff=%ff'), type)),
      typed(new Uint8Array([0xff, 0xfe, 0x00]), 'application/json'),
    ]);
    expect(broken).toEqual([]);
  });

  it.each(declared.filter(({ method, operation }) => method === 'GET' && operation?.parameters))(
    '$name, whatever its query is',
    async (route) => {
      const names = (route.operation?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      const queries = names.flatMap((name) => oddTexts.map((text) => `?${new URLSearchParams([[name, text]])}`));
      const broken = await send(
        route,
        queries.map((query) => ({ query })),
      );
      expect(broken).toEqual([]);
    },
  );
});
