import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { wiring } from '@/lib/routing/middleware';
import { presentPublishedIndex } from '@/lib/routing/published-source';
import { compressAnswer } from './answer';
import { rememberAnswer } from './current-answer';
import { createFrontDoor, forgetDecisions } from './front-door';

/**
 * What happens to every request of this process before Next sees it. Called once when the server starts, after
 * `forgetForwardedHeaders`. In development Next compresses and middleware decides alone.
 */
export function receiveRequests(): void {
  const isProduction = env.NODE_ENV === 'production';
  const decideEarly = createFrontDoor({ ...wiring, presentIndex: presentPublishedIndex });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    rememberAnswer(response);
    forgetDecisions(request);
    if (!isProduction) return;
    compressAnswer(request, response);
    decideEarly(request, response);
  });
}
