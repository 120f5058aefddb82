import { setTimeout as wait } from 'node:timers/promises';

/** No new connection for this long: what the system had taken for us has been picked up. */
const QUIET_MS = 50;
/** Somebody always comes: the door is closed after this long all the same. */
const LAST_ACCEPT_MS = 1000;
/** What is not answered by then is cut. */
const LAST_ANSWER_MS = 4000;

/**
 * Ends an HTTP server without refusing what was sent to it: `endStreams` ends the answers that go on by themselves, each
 * connection ends with its answer, the door is closed once nobody waits before it, and what is left is cut after 4 s.
 */
export async function closeServer(server, endStreams, lastAnswer = LAST_ANSWER_MS) {
  let last = performance.now();
  const start = last;
  server.on('connection', () => {
    last = performance.now();
  });
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  endStreams();
  while (performance.now() - last < QUIET_MS && performance.now() - start < LAST_ACCEPT_MS) await wait(10);
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection whose answer has ended would otherwise wait for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), QUIET_MS);
  const patience = setTimeout(() => server.closeAllConnections(), lastAnswer);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
