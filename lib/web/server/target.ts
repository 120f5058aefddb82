import type { IncomingMessage } from 'node:http';
import { ASKED_HEADER, CONTEXT_PREFIX } from '@/lib/web/routing/context-headers';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;
/** No text can hold it in PostgreSQL: a value with it would be an error of every query that looks for it. */
const NUL = '%00';
const DOUBLED = /[/\\]{2,}|\\/g;

function countOf(name: string, { rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((sent, index) => index % 2 === 0 && sent.toLowerCase() === name).length;
}

/**
 * The forms of a request that Next answers before middleware, or cannot hold at all, brought into one that reaches
 * middleware: that alone decides, and the host is checked before anything else.
 */
export function readTarget(request: IncomingMessage): void {
  const { headers } = request;
  // Only we may set them: one of them says that middleware need not look.
  for (const name of Object.keys(headers)) if (name.startsWith(CONTEXT_PREFIX)) delete headers[name];
  // A `Request` cannot be made with it; a method nobody serves is refused in its place.
  if (request.method === 'TRACE') request.method = 'PROPFIND';

  const absolute = ABSOLUTE_FORM.exec(request.url ?? '');
  if (absolute) {
    // The name in the target is the one that counts (RFC 9112, 3.2.2).
    headers.host = absolute[1];
    request.url = absolute[2]?.startsWith('/') ? absolute[2] : `/${absolute[2]}`;
  }
  // Node takes the first of several, a proxy perhaps another (RFC 9112, 3.2): without a host it is refused.
  if (countOf('host', request) > 1) headers.host = '';
  const url = request.url ?? '/';
  const end = url.search(/[?#]|$/);
  const path = url.startsWith('/') ? url.slice(0, end) : `/${url.slice(0, end)}`;
  const collapsed = path.replace(DOUBLED, '/');
  // Next redirects these by itself, also for hosts that are not ours.
  if (collapsed !== path) headers[ASKED_HEADER] = path;
  request.url = collapsed + url.slice(end).replaceAll(NUL, '');
}
