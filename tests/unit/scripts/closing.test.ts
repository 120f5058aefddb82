import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { closeServer } from '@/scripts/closing.mjs';

/** A server as the web process is one: pages that take a moment, streams that go on, and one page that is never answered. */
async function serve() {
  const streams = new Set<http.ServerResponse>();
  const server = http.createServer({ keepAliveTimeout: 75_000 }, async (request, response) => {
    if (request.url === '/stream') {
      response.write('retry: 2000\n\n');
      streams.add(response);
      return;
    }
    if (request.url === '/never') return;
    await wait(100);
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => {
    const asked = http.get({ host: '127.0.0.1', port, path, agent });
    const begun = new Promise<http.IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve);
      asked.on('error', reject);
    });
    const text = begun.then(async (response) => {
      let all = '';
      for await (const part of response) all += part;
      return all;
    });
    text.catch(() => {});
    return { begun, text };
  };
  const endStreams = () => {
    for (const stream of streams) stream.end();
  };
  return { server, ask, endStreams };
}

it('a server that is asked to end ends its streams and answers all that was sent', async () => {
  const { server, ask, endStreams } = await serve();
  const streams = [ask('/stream'), ask('/stream')];
  await Promise.all(streams.map(({ begun }) => begun));
  // Sent, but not picked up: nothing has gone round in this process since, and a page that is being made keeps it busy.
  const pages = Array.from({ length: 30 }, () => ask('/page'));
  const isBusy = setInterval(() => {
    const until = performance.now() + 20;
    while (performance.now() < until);
  }, 1);

  await closeServer(server, endStreams, 60_000);
  clearInterval(isBusy);

  expect(await Promise.all(streams.map(({ text }) => text))).toEqual(['retry: 2000\n\n', 'retry: 2000\n\n']);
  expect(await Promise.all(pages.map(({ text }) => text))).toEqual(pages.map(() => 'answered'));
});

it('the door is closed, though somebody always comes', async () => {
  const { server, ask } = await serve();
  const coming = setInterval(() => ask('/page').begun.catch(() => {}), 2);
  onTestFinished(() => clearInterval(coming));
  await closeServer(server, () => {}, 60_000);
  expect(server.listening).toBe(false);
});

it('what is never answered is cut', async () => {
  const { server, ask, endStreams } = await serve();
  const { text } = ask('/never');
  await closeServer(server, endStreams, 200);
  await expect(text).rejects.toThrow(/socket hang up|ECONNRESET/);
});
