import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ASKED_HEADER, contextHeaders, DECIDED_HEADER } from '@/lib/web/routing/context-headers';
import { decide } from '@/lib/web/routing/decide';
import { type Dependencies, routingRequest } from '@/lib/web/routing/next-adapter';
import { emptyIndex } from '@/lib/web/routing/published';
import { bareHeaders } from '@/lib/web/routing/security-headers';

const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS']);
const API = '/api/';

function headerOf({ headers }: IncomingMessage): (name: string) => string | null {
  return (name) => headers[name]?.toString() ?? null;
}

/**
 * Decides about a call of the API that may have a body, in the place of middleware: Next reads the whole body of whatever
 * middleware looks at before a route handler sees the request, and hands on only its first 10 MB. Here nobody waits for a
 * body before 401, 403 or 413, and none is cut. True where the call is answered; a path that reads in more than one way is
 * left to middleware.
 */
export function decideCall(request: IncomingMessage, response: ServerResponse, dependencies: Dependencies): boolean {
  const { method = 'GET', url: target = '/', headers } = request;
  if (BODILESS.has(method) || !target.startsWith(API) || ASKED_HEADER in headers) return false;
  const { pathname: path, searchParams } = new URL(target, 'http://localhost');
  if (path !== target.split('?')[0]) return false;
  const { hosts } = dependencies;
  const asked = routingRequest({ method, path, searchParams, header: headerOf(request) }, hosts.trustProxy);
  const decision = decide(asked, { index: emptyIndex, hosts });
  if (decision.kind === 'refuse') {
    const all = { ...bareHeaders(asked.protocol === 'https'), 'Cache-Control': 'no-store', ...decision.headers };
    response.writeHead(decision.status, all).end();
    return true;
  }
  if (decision.kind !== 'pass') return false;
  Object.assign(headers, contextHeaders(decision.context, target), { [DECIDED_HEADER]: 'true' });
  for (const [name, value] of Object.entries(decision.headers)) response.setHeader(name, value);
  return false;
}
