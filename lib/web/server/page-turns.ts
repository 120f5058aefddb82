import 'server-only';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { askedHost } from './asked-host';
import { readSearchRequest } from './search-request';

/** Enough to have work while others wait for the database; more at once hold memory, and all of them become later. */
const AT_ONCE = 4;
/** A page that is still being made keeps nobody from beginning: it may wait for a database that is frozen. */
const LONGEST_MS = 1000;
/** Routes, files and what Next serves by itself: not made anew, or an answer that goes on. */
const NO_PAGE = /^\/(?:api|_next)\/|\.\w+$/;

/** Pages of agencies and desks and searches of the storefront; its other pages come from the cache. */
function isMadeForItsReader(request: IncomingMessage): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' || NO_PAGE.test(url.split('?', 1)[0] ?? '')) return false;
  const host = askedHost(request);
  if (!host) return false;
  return host.surface !== 'storefront' || readSearchRequest(request) !== null;
}

/**
 * At most `atOnce` at work, the others in the order they came: with fifty begun at once everybody waits for the last of them.
 * Who has left meanwhile is passed over. After `longest` milliseconds the next may begin all the same.
 */
export function createPageTurns({ atOnce = AT_ONCE, longest = LONGEST_MS } = {}) {
  const limit = pLimit(atOnce);
  return (response: ServerResponse, render: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      limit(async () => {
        if (response.closed) return resolve();
        const rendering = render();
        rendering.then(resolve, reject);
        const end = new AbortController();
        const { signal } = end;
        const left = [rendering, once(response, 'close', { signal }), wait(longest, undefined, { signal, ref: false })];
        await Promise.race(left.map((one) => one.catch(() => {})));
        end.abort();
      });
    });
}

const inTurn = createPageTurns();

export function renderInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<void>,
): Promise<void> {
  return isMadeForItsReader(request) ? inTurn(response, render) : render();
}
