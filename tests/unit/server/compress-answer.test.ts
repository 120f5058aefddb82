import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compressAnswer } from '@/lib/web/server/compress-answer';

const page = `<p>${'Grüße '.repeat(1000)}</p>`;
const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** As Next answers from its cache: headers, the length of the text, and the text at once. */
const whole: RequestListener = (request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'rsc');
  response.setHeader('Content-Length', Buffer.byteLength(page));
  response.end(request.method === 'HEAD' ? null : page);
};

async function serve(listener: RequestListener) {
  const server = http.createServer((request, response) => {
    compressAnswer(request, response);
    listener(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const request = http.request({ host: '127.0.0.1', port, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      request.on('error', reject);
      request.end();
    });
  return { port, ask };
}

describe('a page from the cache', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('comes to one who accepts %s as %s', async (accepted, encoding, decode) => {
    const { ask } = await serve(whole);
    const askOnce = async () => {
      const { status, headers, body } = await ask({ 'accept-encoding': accepted });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'rsc, Accept-Encoding']);
      expect(decode(body).toString()).toBe(page);
      return { length: headers['content-length'], sent: String(body.length) };
    };
    await askOnce();
    // Compressed for the first one as it passed, for all later ones once and whole.
    await expect.poll(askOnce).toEqual({ length: expect.any(String), sent: expect.any(String) });
    const { length, sent } = await askOnce();
    expect(length).toBe(sent);
  });

  it('has a tag and is not sent again to one who holds it', async () => {
    const { ask } = await serve(whole);
    const { headers } = await ask({ 'accept-encoding': 'gzip' });
    expect(headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    const held = await ask({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(held.headers['content-encoding']).toBeUndefined();
    expect(held.headers['content-length']).toBeUndefined();
    expect(held.headers.vary).toBe('rsc, Accept-Encoding');
    expect((await ask({ 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body, and without the length of a text that is never sent', async () => {
    const { ask } = await serve(whole);
    const { status, headers, body } = await ask({ 'accept-encoding': 'gzip' }, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBeUndefined();
  });
});

describe('all other answers', () => {
  it.each([
    ['gzip', createGunzip()],
    ['br', createBrotliDecompress()],
  ])('are compressed as %s as they come', async (encoding, decoder) => {
    decoder.setEncoding('utf8');
    // Of this brotli keeps the last characters back until it is told to flush.
    const piece = page.slice(0, 107);
    let finish = () => {};
    const { port } = await serve((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.write(piece);
      finish = () => response.end('end');
    });
    const request = http.get({ host: '127.0.0.1', port, headers: { 'accept-encoding': encoding } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    let text = '';
    // The last part is written only when all that was written before can be read.
    for await (const part of response.pipe(decoder)) {
      text += part;
      if (text === piece) finish();
    }
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(text).toBe(`${piece}end`);
  });

  it('stay as they are when they are pictures, short, or no success', async () => {
    const answers: RequestListener[] = [
      (_, response) => {
        response.setHeader('Content-Type', 'image/avif');
        response.end(Buffer.alloc(5000));
      },
      (_, response) => {
        response.setHeader('Content-Type', 'text/plain');
        response.end('short');
      },
    ];
    for (const listener of answers) {
      const { ask } = await serve(listener);
      const { headers } = await ask({ 'accept-encoding': 'gzip, br' });
      expect([headers['content-encoding'], headers.etag]).toEqual([undefined, undefined]);
    }
    const { ask } = await serve((_, response) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
    });
    const { status, headers, body } = await ask({ 'accept-encoding': 'gzip', 'if-none-match': '*' });
    expect([status, headers['content-encoding'], gunzipSync(body).toString()]).toEqual([404, 'gzip', page]);
  });
});
