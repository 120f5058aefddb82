import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// Next bundles pages apart from instrumentation.ts; a global is how the two share this.
const shared = globalThis as { alpenglowAnswers?: AsyncLocalStorage<ServerResponse> };

function answers(): AsyncLocalStorage<ServerResponse> {
  shared.alpenglowAnswers ??= new AsyncLocalStorage();
  return shared.alpenglowAnswers;
}

/** Any code that `work` runs can set the status of the answer. */
export function withAnswer<Result>(response: ServerResponse, work: () => Result): Result {
  return answers().run(response, work);
}

/**
 * The status of the page being rendered, which goes on and is complete in the first HTML: 404 where Next's `notFound()`
 * would throw and leave drawing to the browser, 503 where the reader's data cannot be read. To be called before the first
 * byte: outside of any `Suspense`.
 */
export function answerWith(status: 404 | 503): void {
  const response = answers().getStore();
  if (response && !response.headersSent) response.statusCode = status;
}

/** A cookie with the page being rendered, which Next's pages cannot set themselves. To be called before the first byte. */
export function keepCookie(cookie: string): void {
  const response = answers().getStore();
  if (response && !response.headersSent) response.appendHeader('Set-Cookie', cookie);
}

/** The secret of a link, wherever it stands in a path. */
const TOKEN = /[\w-]{43,}/g;

/** Which request is being answered, as routes name theirs in the log; nothing outside of one. Never a secret of a link, nor what stands behind a `?`. */
export function currentRequest(): { requestId?: string; method?: string; path?: string } {
  const request = answers().getStore()?.req;
  if (!request) return {};
  const id = request.headers['x-alpenglow-request-id'];
  return {
    requestId: typeof id === 'string' ? id : undefined,
    method: request.method,
    path: request.url?.split('?')[0]?.replace(TOKEN, '…'),
  };
}

/** Whatever the page being rendered still writes is dropped; this is sent in its place, unless its first byte has left. */
export function answerInstead(status: 503, page: string, headers: Record<string, string>): void {
  const response = answers().getStore();
  if (!response || response.headersSent) return;
  const end = response.end.bind(response);
  response.flushHeaders = () => {};
  response.write = () => true;
  response.end = (...parts: unknown[]) => {
    response.statusCode = status;
    for (const name of ['Content-Length', 'ETag']) response.removeHeader(name);
    response.setHeaders(
      new Map(Object.entries({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers })),
    );
    return end(page, parts.find((part) => typeof part === 'function') as (() => void) | undefined);
  };
}
