import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { encodePictures, listPictures } from '@/lib/entry/worker/pictures';
import { log } from '@/lib/platform/log';
import { ownerDb } from '@/tests/factories/owner';
import { openDemonstration } from '@/tests/setup/demonstration';

/** Stands for the web process: keeps what it was asked for, and is never asked for two at once. */
let asked: string[] = [];
let open = 0;
let mostOpen = 0;
const kept = new Set<string>();
const server = http.createServer((request, response) => {
  open++;
  mostOpen = Math.max(mostOpen, open);
  const url = request.url ?? '';
  asked.push(url);
  response.setHeader('x-nextjs-cache', kept.has(url) ? 'HIT' : 'MISS');
  kept.add(url);
  response.end('picture', () => open--);
});
let web = '';

beforeAll(async () => {
  await openDemonstration();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  web = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.close();
});

const run = (rests: number[]) =>
  encodePictures({ web, signal: new AbortController().signal, sleep: async (rest) => rests.push(rest) });

it('asks for every size once, one after the other, resting after each', async () => {
  const pictures = await listPictures();
  const rests: number[] = [];
  expect(await run(rests)).toBe(pictures.length * 8);
  expect(new Set(asked).size).toBe(asked.length);
  expect(rests).toHaveLength(asked.length);
  expect(mostOpen).toBe(1);
});

it('has nothing to do and nothing to rest from when all are kept', async () => {
  const rests: number[] = [];
  expect(await run(rests)).toBe(0);
  expect(rests).toEqual([]);
});

it('begins with places and the first pictures of our selection', async () => {
  const pictures = await listPictures();
  const lead = await ownerDb.propertyPicture.findFirstOrThrow({
    where: { property: { selectionRank: 1 }, position: 0, isFloorplan: false },
    include: { picture: true },
  });
  const second = await ownerDb.propertyPicture.findFirstOrThrow({
    where: { property: { selectionRank: 1 }, position: 5, isFloorplan: false },
    include: { picture: true },
  });
  expect(pictures.indexOf(`/media/${lead.picture.file}`)).toBeLessThan(
    pictures.indexOf(`/media/${second.picture.file}`),
  );
});

it('complains of a web process that does not listen only when it gives up', async () => {
  const late = http.createServer((_request, response) => {
    response.setHeader('x-nextjs-cache', 'HIT');
    response.end('picture');
  });
  const listen = (port: number) => new Promise<void>((resolve) => late.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = late.address() as AddressInfo;
  await new Promise((resolve) => late.close(resolve));
  const warned = vi.spyOn(log, 'warn');
  const tried = async (rested: (count: number) => Promise<void>) => {
    let count = 0;
    warned.mockClear();
    const sleep = () => rested(++count);
    await encodePictures({ web: `http://127.0.0.1:${port}`, signal: new AbortController().signal, sleep });
    return [count, warned.mock.calls.length];
  };
  expect(await tried(async () => {})).toEqual([12, 1]);
  expect(await tried(async (count) => (count === 3 ? listen(port) : undefined))).toEqual([3, 0]);
  late.close();
});
