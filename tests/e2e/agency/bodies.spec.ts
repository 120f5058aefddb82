import http from 'node:http';
import sharp from 'sharp';
import { port, send } from '../http';
import { expect, test } from '../test';
import { sessionOver } from './http-session';
import { at, lds, people } from './people';

const MEGABYTE = 1024 * 1024;

/** What is answered to a request whose body was announced and never comes. */
function withoutItsBody(path: string, bytes: number, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = { host: lds, 'content-type': 'application/json', 'content-length': String(bytes), ...headers };
    const request = http.request({ host: 'localhost', port, path, method: 'POST', headers: sent }, (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });
}

test('nobody waits for a body to be told that it is not wanted', async () => {
  const cookie = await sessionOver(people.contact);
  expect(await withoutItsBody('/api/sales/offers', 50)).toBe(401);
  expect(await withoutItsBody('/api/travel-agencies/A1/logo', 100 * MEGABYTE)).toBe(401);
  expect(await withoutItsBody('/api/mailer', 30_000, { origin: 'https://evil.example' })).toBe(403);
  expect(await withoutItsBody('/api/mailer', 50, { host: 'evil.example' })).toBe(421);
  expect(await withoutItsBody('/api/desk/hotels/H01/pictures', 100 * MEGABYTE, { cookie })).toBe(413);
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
  const upload = (body: Uint8Array) =>
    send(lds, '/api/desk/hotels/H01/pictures', {
      method: 'POST',
      headers: { cookie, 'content-type': 'image/jpeg', origin: at(lds, '') },
      body,
    });
  expect((await upload(picture)).status).toBe(201);
  expect((await upload(Buffer.concat([picture, Buffer.alloc(20 * MEGABYTE)]))).status).toBe(413);
});
