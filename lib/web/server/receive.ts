import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/platform/env';
import { forgetForwardedHeaders } from '@/lib/platform/request/caller';
import { isHttps } from '@/lib/platform/request/scheme';
import { bareHeaders } from '@/lib/web/routing/security-headers';
import { wiring } from '@/lib/web/routing/wiring';
import { answerPicture } from './answer-picture';
import { decideCall } from './call';
import { compressAnswer } from './compress-answer';
import { withAnswer } from './current-answer';
import { renderInTurn } from './page-turns';
import { answerSearch } from './search-answers';
import { readTarget } from './target';

/** Ours, Next's and its proxy's to the issuer are eleven by Node 26, which warns from then on. */
const MOST_LISTENERS = 20;

const leastHeaders = { http: Object.entries(bareHeaders(false)), https: Object.entries(bareHeaders(true)) };

/**
 * What happens to every request of the web process before Next sees it; `answer` hands it to Next. scripts/web.mjs, which
 * cannot import it, is handed it before it listens.
 */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  response.setMaxListeners(MOST_LISTENERS);
  forgetForwardedHeaders(request);
  withLeast(response, leastHeaders[isHttps(request.headers['x-forwarded-proto']) ? 'https' : 'http']);
  readTarget(request);
  if (decideCall(request, response, wiring)) return;
  // In development Next does both.
  if (env.NODE_ENV === 'production') {
    if (await answerPicture(request, response)) return;
    compressAnswer(request, response);
  }
  await answerSearch(request, response, () => renderInTurn(request, response, () => withAnswer(response, answer)));
}

/**
 * Answers that Next and Node give by themselves (errors, redirects) carry these headers, too. Set as the answer begins and
 * only where it has none of the name: of two, Next keeps what stands there before a route's own.
 */
function withLeast(response: ServerResponse, headers: readonly [string, string][]): void {
  const writeHead = response.writeHead as (...all: unknown[]) => ServerResponse;
  response.writeHead = (...all: unknown[]) => {
    for (const [name, value] of headers) if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead.apply(response, all);
  };
}
