import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { createCompressedPages, encodings } from './compressed-pages';
import { gatherWrites } from './gather-writes';

const KEPT_BYTES = 48 * 1024 * 1024;
/** Below this a body is sent as it is. */
const LEAST_CHARACTERS = 1024;

const pages = createCompressedPages(KEPT_BYTES);
/**
 * For what is written once: brotli's lowest is as small as gzip's usual and takes a fifth of its time, gzip's third a third.
 * Each piece leaves the compressor when it is written: a flush behind it would be one more task of its thread.
 */
const QUICK = {
  ...{ level: 3, flush: constants.Z_SYNC_FLUSH },
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};
const compressStream = compression(QUICK) as unknown as (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Compresses what is answered, as it passes. Next hands a page from its cache over as one string: that is compressed once,
 * tagged, and not sent again to a browser that holds it.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {});
  Object.assign(response, { flush: () => {} });
  gatherWrites(response);
  // Next writes headers of the answer into those of the request: `Cache-Control` would be taken for the reader's.
  const asked = { ...request.headers };
  const end = response.end as (...parts: unknown[]) => ServerResponse;
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    // Next says how long the text is, the answer to GET is shorter.
    if (request.method === 'HEAD' && isText(response) && !response.headersSent) response.removeHeader('Content-Length');
    return isWholePage(response, chunk) ? endWith(chunk) : end.call(response, chunk, ...rest);
  };

  function endWith(text: string): ServerResponse {
    const etag = pages.etagOf(text);
    response.setHeader('ETag', etag);
    if (fresh(asked, { etag })) {
      response.statusCode = 304;
      for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
      response.appendHeader('Vary', 'Accept-Encoding');
      return end.call(response);
    }
    const accepted = new Negotiator(request).encodings([...encodings]);
    const encoding = encodings.find((one) => accepted.includes(one));
    const bytes = encoding && pages.bytesOf(text, encoding);
    if (!bytes) return end.call(response, text);
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return end.call(response, bytes);
  }
}

function isText(response: ServerResponse): boolean {
  return /^text\//.test(String(response.getHeader('Content-Type')));
}

function isWholePage(response: ServerResponse, chunk: unknown): chunk is string {
  return (
    typeof chunk === 'string' &&
    chunk.length >= LEAST_CHARACTERS &&
    response.statusCode === 200 &&
    !response.headersSent &&
    isText(response)
  );
}
