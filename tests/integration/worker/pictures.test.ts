import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { encodePictures, listPictures } from '@/lib/entry/worker/pictures';
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
  await openDemonstration('2026-11-21');
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
