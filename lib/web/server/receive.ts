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
import { answerSearch } from './search-answers';
import { readTarget } from './target';

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
  forgetForwardedHeaders(request);
  // Set first, so that answers Next and Node give by themselves (errors, redirects) carry these headers, too; a handler may
  // override them.
  for (const [name, value] of leastHeaders[isHttps(request.headers['x-forwarded-proto']) ? 'https' : 'http'])
    response.setHeader(name, value);
  readTarget(request);
  if (decideCall(request, response, wiring)) return;
  // In development Next does both.
  if (env.NODE_ENV === 'production') {
    if (await answerPicture(request, response)) return;
    compressAnswer(request, response);
  }
  await answerSearch(request, response, () => withAnswer(response, answer));
}
