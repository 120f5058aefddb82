import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { gatherWrites } from '@/lib/web/server/gather-writes';

const servers: http.Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Answers by `write`; `written` are the bytes of each piece that reached the response. */
async function ask(write: (response: ServerResponse) => Promise<void> | void) {
  const written: number[] = [];
  const server = http.createServer(async (_, response) => {
    const pass = response.write.bind(response) as (...all: unknown[]) => boolean;
    response.write = (part: Uint8Array, ...rest: unknown[]) => {
      written.push(part.length);
      return pass(part, ...rest);
    };
    gatherWrites(response);
    await write(response);
    response.end();
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  return { text: await answer.text(), written };
}

it('sends the first piece at once and those of one turn as one', async () => {
  const { text, written } = await ask(async (response) => {
    for (const letter of 'abcdefgh') response.write(Buffer.from(letter));
    await turn();
    response.write(Buffer.from('i'));
  });
  expect([text, written]).toEqual(['abcdefghi', [1, 7, 1]]);
});

it('keeps what was written when the writer uses its buffer again', async () => {
  const { text } = await ask((response) => {
    response.write(Buffer.from('first '));
    const buffer = Buffer.from('second');
    response.write(buffer);
    buffer.write(' third');
    response.write(buffer);
    buffer.fill('x');
  });
  expect(text).toBe('first second third');
});

it('passes on a text in its place, and does not keep more than a page back', async () => {
  const piece = Buffer.alloc(40 * 1024, 'p');
  const { text, written } = await ask((response) => {
    response.write(Buffer.from('<'));
    response.write(Buffer.from('a'));
    response.write('text');
    response.write(piece);
    response.write(piece);
    response.write(Buffer.from('>'));
  });
  expect(text).toBe(`<atext${'p'.repeat(80 * 1024)}>`);
  expect(written).toEqual([1, 1, 4, 80 * 1024, 1]);
});

it('tells the writer to wait while the reader is slower, until it has read', async () => {
  const answers: boolean[] = [];
  await ask(async (response) => {
    response.write(Buffer.from('<'));
    for (let piece = 0; piece < 40; piece += 1) {
      const goesOn = response.write(Buffer.alloc(1024 * 1024));
      answers.push(goesOn);
      if (!goesOn) await once(response, 'drain');
    }
  });
  expect(answers).toContain(false);
});
