import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWith, withAnswer } from '@/lib/web/server/current-answer';

/** As a page does: it looks somewhere else first, and then finds that it is not there. */
const server = http.createServer((request, response) =>
  withAnswer(response, async () => {
    await turn();
    if (request.url === '/missing') answerWith(404);
    await turn();
    response.end();
  }),
);

const statusOf = (path: string, agent: http.Agent) =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    http
      .get({ port, path, agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
      .on('error', reject);
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

describe('the answer being made', () => {
  it.each([1, 8])('is each request’s own, over %i kept connections', async (maxSockets) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets });
    const paths = Array.from({ length: 40 }, (_, index) => (index % 2 ? '/missing' : '/there'));
    const statuses = await Promise.all(paths.map((path) => statusOf(path, agent)));
    expect(statuses).toEqual(paths.map((path) => (path === '/missing' ? 404 : 200)));
    agent.destroy();
  });

  it('is nobody’s outside of a request', () => {
    expect(() => answerWith(404)).not.toThrow();
  });
});
