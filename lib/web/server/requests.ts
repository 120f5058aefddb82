import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { env } from '@/lib/platform/env';
import { isHttps } from '@/lib/platform/request/scheme';
import { wiring } from '@/lib/web/routing/middleware';
import { presentPublishedIndex } from '@/lib/web/routing/published-source';
import { bareHeaders } from '@/lib/web/routing/security-headers';
import { compressAnswer } from './answer';
import { rememberAnswer } from './current-answer';
import { createFrontDoor, forgetDecisions } from './front-door';
import { readTarget } from './target';

type Received = { request: IncomingMessage; response: ServerResponse; server: Server };

const leastHeaders = { http: Object.entries(bareHeaders(false)), https: Object.entries(bareHeaders(true)) };

/**
 * What happens to every request of this process before Next sees it. Called once when the server starts, after
 * `forgetForwardedHeaders`. In development Next compresses and middleware decides alone.
 */
export function receiveRequests(): void {
  const isProduction = env.NODE_ENV === 'production';
  const decideEarly = createFrontDoor({ ...wiring, presentIndex: presentPublishedIndex });
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Received;
    rememberAnswer(response);
    // Set first, so that answers Next and Node give by themselves (errors, redirects) carry these headers too; a handler may override them.
    for (const [name, value] of leastHeaders[isHttps(request.headers['x-forwarded-proto']) ? 'https' : 'http'])
      response.setHeader(name, value);
    forgetDecisions(request);
    readTarget(request);
    if (!isProduction) return;
    // Next accepts an `Upgrade` to any protocol and then never answers, so we refuse it.
    server.removeAllListeners('upgrade');
    compressAnswer(request, response);
    decideEarly(request, response);
  });
}
