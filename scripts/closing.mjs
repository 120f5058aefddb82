import { setTimeout as wait } from 'node:timers/promises';

/**
 * So many turns of the event loop without a new connection: what the system had taken for us has been picked up, and what was
 * sent over it read. Turns, not milliseconds: a page that is being made can fill a hundred of these, and nothing is picked up.
 */
const QUIET_TURNS = 5;
const TURN_MS = 10;
/** Somebody always comes: the door is closed after so many turns all the same. */
const MOST_TURNS = 40;
/** What is not answered by then is cut. */
const LAST_ANSWER_MS = 3500;

/**
 * Ends an HTTP server without refusing what was sent to it: `endStreams` ends the answers that go on by themselves, each
 * connection ends with its answer, the door is closed once nobody waits before it, and what is left is cut after 3.5 s.
 */
export async function closeServer(server, endStreams, lastAnswer = LAST_ANSWER_MS) {
  let quiet = 0;
  server.on('connection', () => {
    quiet = 0;
  });
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  endStreams();
  for (let turns = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns += 1) {
    quiet += 1;
    await wait(TURN_MS);
  }
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection whose answer has ended would otherwise wait for its next request.
  const idle = setInterval(() => server.closeIdleConnections(), QUIET_TURNS * TURN_MS);
  const patience = setTimeout(() => server.closeAllConnections(), lastAnswer);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
