import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '@/lib/platform/addresses/paths';
import { answerPicture } from '@/lib/web/server/answer-picture';
import { ownerDb } from '@/tests/factories/owner';
import { createBrand, createPlaces } from '@/tests/factories/place';
import { createStage, type Stage } from '../lead/stage';

let stage: Stage;
let web = '';
const server = http.createServer(async (request, response) => {
  if (!(await answerPicture(request, response))) response.writeHead(418).end();
});
const [file = ''] = fs.readdirSync(path.resolve('public/media')).filter((name) => name.endsWith('.jpg'));

beforeAll(async () => {
  await createBrand('default');
  await createPlaces();
  stage = await createStage();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  web = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** A picture that a hotel has brought: `/media/own/…`. */
async function bring(bytes: Buffer): Promise<string> {
  const id = randomUUID();
  const words = { altEn: '', altDe: '', color: '#7c2f4a', placeholder: null };
  const picture = { id, file: `own/${id}.webp`, kind: 'photo', width: 900, height: 600, ...words };
  await ownerDb.picture.create({ data: picture });
  const stored = { pictureId: id, hotelId: stage.hotelId, mediaType: 'image/webp', bytes: new Uint8Array(bytes) };
  await ownerDb.storedPicture.create({ data: { ...stored, createdAt: new Date('2026-11-21') } });
  return `/media/${picture.file}`;
}
const webp = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#7c2f4a' } })
    .webp()
    .toBuffer();
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(web + address, { method, redirect: 'manual', headers: { accept: 'image/avif,image/webp,*/*', ...headers } });

it('is answered in the best form that a browser takes, and kept', async () => {
  const address = paths.encodedPicture(await bring(await webp()), 320, 60);
  const answer = await ask(address);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ compression: 'av1', width: 320 });
  const told = ['content-type', 'vary', 'x-nextjs-cache', 'cache-control'].map((name) => answer.headers.get(name));
  expect(told).toEqual(['image/avif', 'Accept', 'MISS', 'public, max-age=31536000, must-revalidate']);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const again = await ask(address);
  expect([again.headers.get('x-nextjs-cache'), (await again.arrayBuffer()).byteLength]).toEqual(['HIT', bytes.length]);
  const tag = answer.headers.get('etag') ?? '';
  expect((await ask(address, { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status).toBe(304);
  const head = await ask(address, {}, 'HEAD');
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(bytes.length), '']);
  const others = await Promise.all(['image/webp,*/*', '*/*'].map((accept) => ask(address, { accept })));
  expect(others.map(({ headers }) => headers.get('content-type'))).toEqual(['image/webp', 'image/jpeg']);
  const ours = await ask(paths.encodedPicture(`/media/${file}`, 160, 72));
  expect([ours.status, ours.headers.get('content-type')]).toEqual([200, 'image/avif']);
});

it('is encoded once, however many ask at the same time', async () => {
  const address = paths.encodedPicture(await bring(await webp()), 480, 60);
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(address)));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

it('leads to the picture as it is where it cannot be encoded', async () => {
  const src = await bring(Buffer.from('no picture at all'));
  const answer = await ask(paths.encodedPicture(src, 640, 60));
  const told = [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
  expect(told).toEqual([302, src, 'no-store']);
});

it('is refused in sizes and from places no page names', async () => {
  const src = `/media/${file}`;
  const refused = [
    paths.encodedPicture(src, 333, 60),
    paths.encodedPicture(src, 320, 90),
    paths.encodedPicture('https://elsewhere.example/a.jpg', 320, 60),
    paths.encodedPicture('//elsewhere.example/media/a.jpg', 320, 60),
    `${paths.encodedPicture(src, 320, 60)}&w=640`,
    '/_next/image',
  ];
  expect(await Promise.all(refused.map(async (one) => (await ask(one)).status))).toEqual(refused.map(() => 400));
  const missing = [
    `/media/own/${randomUUID()}.webp`,
    '/media/none.jpg',
    '/media/../../package.json',
    '/media/a%0d%0ab.jpg',
  ];
  const answers = await Promise.all(missing.map(async (one) => (await ask(paths.encodedPicture(one, 320, 60))).status));
  expect(answers).toEqual(missing.map(() => 404));
  expect((await ask('/_next/imagery')).status).toBe(418);
  expect((await ask(paths.encodedPicture(src, 320, 60), {}, 'POST')).status).toBe(418);
});
