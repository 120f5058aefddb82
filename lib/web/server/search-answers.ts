import 'server-only';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LANGUAGE_PARAMETER } from '@/lib/platform/addresses/locale';
import { env } from '@/lib/platform/env';
import { KeptText } from '@/lib/platform/kept-text';
import { createTaggedCache } from '@/lib/platform/tagged-cache';
import { searchTags } from '@/lib/sales/search/keys';
import { refusesSearch } from './search-capacity';
import { readSearchRequest } from './search-request';

type Answer = { headers: OutgoingHttpHeaders; text: KeptText };

/** An option and a day end by the clock, which changes no row: for no longer than this is an answer of before shown. */
const SECONDS = 60;
/** A quarter of a megabyte each. */
const MOST_ANSWERS = 60;
const LONGEST_ADDRESS = 600;
/** Of the connection and its encoding, not of the page. */
const OWN_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'date', 'etag'];

const answers = createTaggedCache<Answer>({ most: MOST_ANSWERS, seconds: SECONDS });

/**
 * The page of a search is the same for everybody who asks the same in one language. Rendered, it is kept as it
 * was sent until something in it changes, for a minute at most; whoever asks meanwhile waits for it and takes no part of the
 * capacity. Only whole pages: what the router fetches depends on where the browser is.
 */
export async function answerSearch(
  request: IncomingMessage,
  response: ServerResponse,
  render: () => Promise<void>,
): Promise<void> {
  const renderWithin = async () => {
    if (!refusesSearch(request, response)) await render();
  };
  // In development a page changes with its source, which no tag knows.
  const key = env.NODE_ENV === 'development' ? null : keyOf(request);
  if (key === null) return renderWithin();

  let rendering: Promise<void> | null = null;
  const kept = answers(key, searchTags(null), () => {
    const answer = answerOf(response);
    rendering = renderWithin();
    return answer;
  }).catch(() => null);
  if (rendering) return rendering;
  const answer = await kept;
  if (!answer) return renderWithin();
  response.setHeaders(new Map(Object.entries(answer.headers) as [string, string | string[]][]));
  response.end(answer.text.read());
}

/** Whose answers are alike; null where they are not shared. */
function keyOf(request: IncomingMessage): string | null {
  const { method, headers, url = '' } = request;
  const asked = readSearchRequest(request);
  if (!asked || method !== 'GET' || url.length > LONGEST_ADDRESS) return null;
  if ('rsc' in headers || new URLSearchParams(url.split('?')[1]).has(LANGUAGE_PARAMETER)) return null;
  const { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': protocol } = headers;
  return JSON.stringify([asked.locale, host, forwarded, protocol, url]);
}

/** What is written as this answer, once it is whole; rejects where it is no page for others. */
function answerOf(response: ServerResponse): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const write = response.write.bind(response) as (...all: unknown[]) => boolean;
    const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
    const take = (part: unknown) => {
      if (typeof part === 'string') parts.push(Buffer.from(part));
      // Next uses its buffers again.
      else if (part instanceof Uint8Array) parts.push(Buffer.from(part));
    };
    response.write = (part: unknown, ...rest: unknown[]) => {
      take(part);
      return write(part, ...rest);
    };
    response.end = (part?: unknown, ...rest: unknown[]) => {
      take(part);
      const ended = end(part, ...rest);
      const { 'set-cookie': cookie, ...headers } = response.getHeaders();
      if (response.statusCode !== 200 || cookie) reject(new Error('This answer is for one visitor.'));
      for (const name of OWN_HEADERS) delete headers[name];
      resolve({ headers, text: new KeptText(Buffer.concat(parts)) });
      return ended;
    };
    response.once('close', () => reject(new Error('The visitor left before the page was whole.')));
  });
}
