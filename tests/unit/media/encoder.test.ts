import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { drawSent } from '@/lib/platform/media/draw-sent';
import { createEncoder, type Encoder, type EncoderOptions, isEncoderAway } from '@/lib/platform/media/encoder';

/** In the place of sharp: does what its input says, and tells whose process it was and how many it had at once. */
const STAND_IN = `
import fs from 'node:fs';
const held = [];
let open = 0;
process.on('message', ({ id, input: { file: what } }) => {
  const answer = (result) => { open--; process.send({ id, result }); };
  open++;
  if (what === 'die') process.exit(1);
  if (what === 'fail') process.send({ id, error: 'no picture' });
  if (what === 'hang') return;
  if (what === 'slow') return setTimeout(answer, 100, { pid: process.pid, what });
  if (what.startsWith('once ') && !fs.existsSync(what.slice(5))) {
    fs.writeFileSync(what.slice(5), '');
    process.exit(1);
  }
  if (what === 'hold') return held.push(() => answer({ pid: process.pid, open }));
  if (what === 'let go') for (const go of held.splice(0)) go();
  answer({ pid: process.pid, open, what });
});
process.on('disconnect', () => process.exit());
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'encoder-'));
const file = path.join(folder, 'stand-in.mjs');

beforeAll(() => fs.writeFileSync(file, STAND_IN));
afterAll(() => fs.rmSync(folder, { recursive: true }));

type Told = { pid: number; open: number; what: string };

function stage(options: Partial<EncoderOptions> = {}) {
  const encoder = createEncoder({ file, ...options });
  onTestFinished(encoder.end);
  const size = { width: 1, quality: 1, type: 'avif' as const };
  return {
    ...encoder,
    ofPage: (what: string) => encoder.encode('size', { file: what, ...size }) as Promise<unknown> as Promise<Told>,
    sent: (what: string) =>
      encoder.encode('print', { file: what, width: 1, height: 1 }) as Promise<unknown> as Promise<Told>,
  };
}

const nameOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => (isEncoderAway(error) ? 'away' : error.message),
  );

it('works in another process, on so many at once and no more', async () => {
  const { ofPage, sent } = stage({ mostAtOnce: 3 });
  const held = [ofPage('hold'), ofPage('hold')];
  const first = await ofPage('answer');
  expect(first.pid).not.toBe(process.pid);
  expect(first.open).toBe(3);
  await sent('let go');
  expect((await Promise.all(held)).map(({ pid }) => pid)).toEqual([first.pid, first.pid]);
});

it('takes what is sent and documents before what pages show', async () => {
  const { ofPage, sent } = stage({ mostAtOnce: 1 });
  const done: string[] = [];
  const note = ({ what }: Told) => done.push(what);
  await Promise.all([
    ofPage('first').then(note),
    ofPage('page').then(note),
    sent('document').then(note),
    sent('upload').then(note),
  ]);
  expect(done).toEqual(['first', 'document', 'upload', 'page']);
});

it('tells what is wrong with a picture, and goes on', async () => {
  const { ofPage } = stage();
  const before = await ofPage('answer');
  await expect(ofPage('fail')).rejects.toThrow('no picture');
  expect((await ofPage('answer')).pid).toBe(before.pid);
});

it('may die once over a picture, and twice over none; what it worked on besides is done by its successor', async () => {
  const { ofPage } = stage();
  const beside = ofPage('slow');
  const [first, twice] = [ofPage(`once ${path.join(folder, 'mark')}`), nameOf(ofPage('die'))];
  expect([(await beside).what, (await first).pid > 0, await twice]).toEqual(['slow', true, 'away']);
  expect(await nameOf(ofPage('answer'))).toBe('done');
});

it('is killed from outside, and nobody notices', async () => {
  const { ofPage } = stage();
  const { pid: former } = await ofPage('answer');
  process.kill(former, 'SIGKILL');
  expect((await ofPage('answer')).pid).not.toBe(former);
});

it('gives up what takes too long', async () => {
  const { ofPage } = stage({ workMs: 2_000 });
  expect(await nameOf(ofPage('hang'))).toBe('away');
  await expect.poll(() => nameOf(ofPage('answer'))).toBe('done');
});

it('lets nobody wait for ever, nor too many wait', async () => {
  const { ofPage, end } = stage({ mostAtOnce: 1, mostWaiting: 1, waitMs: 200 });
  const held = nameOf(ofPage('hold'));
  const waiting = nameOf(ofPage('answer'));
  await expect(ofPage('answer')).rejects.toThrow('too many pictures wait');
  expect(await waiting).toBe('away');
  end();
  expect(await held).toBe('away');
});

it('has whoever sent a picture come again while nobody can look at it', async () => {
  const shared = globalThis as { alpenglowEncoder?: Encoder };
  const { alpenglowEncoder: former } = shared;
  onTestFinished(() => {
    shared.alpenglowEncoder = former;
  });
  shared.alpenglowEncoder = stage({ mostWaiting: 0 });
  const logo = { file: new Uint8Array(), mostPixels: 1, width: 1, height: 1 };
  const busy = { status: 503, code: 'overloaded', headers: { 'Retry-After': '5' } };
  await expect(drawSent('logo', logo, 'logo')).rejects.toMatchObject(busy);
});

it('ends when there is nothing to do, and begins again', async () => {
  const { ofPage, pid } = stage({ idleMs: 50 });
  const { pid: former } = await ofPage('answer');
  await expect.poll(pid).toBeNull();
  expect((await ofPage('answer')).pid).not.toBe(former);
});

it('encodes with sharp, each size as pages ask for it', async () => {
  const { encode } = stage({ file: path.resolve('lib/platform/media/encoder-process.mjs') });
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7c2f4a' } });
  const picture = await plain.jpeg().toBuffer();
  for (const type of ['avif', 'webp', 'jpeg', 'png'] as const) {
    const bytes = await encode('size', { file: picture, width: 320, quality: 60, type });
    const { format, width, height, compression } = await sharp(bytes).metadata();
    expect([type, compression === 'av1' ? 'avif' : format, width, height]).toEqual([type, type, 320, 213]);
  }
  const wide = await encode('size', { file: picture, width: 1440, quality: 60, type: 'webp' });
  expect((await sharp(wide).metadata()).width).toBe(900);
  const cut = { file: picture, width: 220.5, height: 330, focus: { x: 100, y: 0 }, quality: 76 };
  expect(await sharp(await encode('cut', cut)).metadata()).toMatchObject({ format: 'jpeg', width: 221, height: 330 });
});
