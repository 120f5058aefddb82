import { randomBytes } from 'node:crypto';
import http from 'node:http';
import sharp from 'sharp';
import { port, send } from '../http';
import { expect, test } from '../test';
import { sessionOver } from './http-session';
import { at, lds, people } from './people';

const MEGABYTE = 1024 * 1024;

type Sent = {
  headers?: Record<string, string>;
  /** In the header; without it the body goes in chunks. */
  announced?: number;
  /** What is sent of it; the rest never comes. */
  sent?: Uint8Array;
};

/** What is answered to a request whose body never ends. */
function withheld(path: string, { headers, announced, sent }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = announced === undefined ? {} : { 'content-length': String(announced) };
    const all = { host: lds, 'content-type': 'application/json', ...length, ...headers };
    const request = http.request({ host: 'localhost', port, path, method: 'POST', headers: all }, (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject);
    if (sent) request.write(sent);
    else request.flushHeaders();
  });
}

const logo = '/api/travel-agencies/A1/logo';
const attachments = (conversationId: string) => `/api/conversations/${conversationId}/attachments`;
/** What takes a picture. What is wrong with one is said before it is looked at whose house it is for. */
const ofPictures = [
  '/api/desk/hotels/H01/pictures',
  '/api/desk/properties/P01/pictures',
  '/api/manage/hotels/H01/pictures',
];

test('nobody waits for a body to be told that it is not wanted', async () => {
  const [contact, agent, supervisor] = await Promise.all(
    [people.contact, people.agent, people.supervisor].map(async (email) => ({ cookie: await sessionOver(email) })),
  );
  const asked: [number, string, Sent][] = [
    [401, '/api/sales/offers', { announced: 50 }],
    ...[logo, attachments('any'), ...ofPictures].map((path): [number, string, Sent] => [
      401,
      path,
      { announced: 100 * MEGABYTE },
    ]),
    [403, '/api/mailer', { announced: 30_000, headers: { origin: 'https://evil.example' } }],
    [421, '/api/mailer', { announced: 50, headers: { host: 'evil.example' } }],
    // Signed in, without the right.
    [403, '/api/sales/offers', { announced: 50, headers: contact }],
    [403, logo, { announced: 1000, headers: contact }],
    ...ofPictures.map((path): [number, string, Sent] => [403, path, { announced: 1000, headers: agent }]),
    // Too large by what is announced, and by what has come where nothing was.
    ...ofPictures.map((path): [number, string, Sent] => [413, path, { announced: 21 * MEGABYTE, headers: contact }]),
    [413, logo, { announced: 15 * MEGABYTE, headers: supervisor }],
    [413, logo, { sent: Buffer.alloc(1.1 * MEGABYTE), headers: supervisor }],
    [413, attachments('any'), { announced: 15 * MEGABYTE, headers: agent }],
    [413, '/api/sales/offers', { sent: Buffer.alloc(70_000, ' '), headers: agent }],
  ];
  const answered = await Promise.all(asked.map(async ([, path, sent]) => [await withheld(path, sent), path]));
  expect(answered).toEqual(asked.map(([status, path]) => [status, path]));
});

const upload = (path: string, cookie: string, body: Uint8Array, type: string) =>
  send(lds, path, {
    method: 'POST',
    headers: { cookie, 'content-type': type, origin: at(lds, ''), 'accept-language': 'en' },
    body,
  });

test('a picture above ten megabytes arrives whole, and is judged by its own size', async () => {
  const noise = {
    width: 2800,
    height: 2000,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  const picture = await sharp({ create: { ...noise, background: 'white' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  expect(picture.byteLength / MEGABYTE).toBeGreaterThan(10);
  const cookie = await sessionOver(people.contact);
  const [hotel = ''] = ofPictures;
  expect((await upload(hotel, cookie, picture, 'image/jpeg')).status).toBe(201);
  const tooLarge = Buffer.concat([picture, Buffer.alloc(20 * MEGABYTE)]);
  expect((await upload(hotel, cookie, tooLarge, 'image/jpeg')).status).toBe(413);
});

test('fifteen megabytes arrive to their last byte at each route of pictures', async () => {
  const small = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  // A form is read only where its end has come: cut, it is no form, and not a picture that is too small.
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(small), new Uint8Array(15 * MEGABYTE)], 'small.jpg'));
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type') ?? '';
  const body = new Uint8Array(await encoded.arrayBuffer());
  const cookie = await sessionOver(people.contact);
  for (const path of ofPictures) {
    const { status, text } = await upload(path, cookie, body, type);
    expect([path, status, JSON.parse(text).code]).toEqual([path, 422, 'pictureSmall']);
  }
});

test('an attachment is kept as it was sent, and one above its limit not at all', async () => {
  const cookie = await sessionOver(people.agent);
  const [conversation] = JSON.parse((await send(lds, '/api/conversations', { headers: { cookie } })).text);
  const path = attachments(conversation._id);
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9.9 * MEGABYTE)]);
  const { status, text } = await upload(path, cookie, file, 'application/pdf');
  expect([status, JSON.parse(text).size]).toEqual([201, file.byteLength]);
  const kept = await new Promise<Buffer>((resolve, reject) => {
    const address = { host: 'localhost', port, path: `${path}/${JSON.parse(text)._id}` };
    http
      .get({ ...address, headers: { host: lds, cookie } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      })
      .on('error', reject);
  });
  expect(kept.equals(file)).toBe(true);
  // Nothing is announced, and what comes is above the limit.
  const tooLarge = Buffer.concat([file, Buffer.alloc(5 * MEGABYTE)]);
  const headers = { cookie, 'content-type': 'application/pdf', origin: at(lds, '') };
  expect(await withheld(path, { headers, sent: tooLarge })).toBe(413);
});
