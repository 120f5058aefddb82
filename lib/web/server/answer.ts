import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'next/dist/compiled/compression';
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream';
import { chooseEncoding, isFresh } from './encoding';
import { createSheetReader, paintFirst } from './first-paint';
import { createKeptBodies } from './kept-bodies';

const KEPT_BYTES = 128 * 1024 * 1024;
/** Below this a body is sent as it is. */
const LEAST_CHARACTERS = 1024;

const readSheet = createSheetReader(path.join(process.cwd(), '.next'));
const isPage = (text: string) => text.startsWith('<!DOCTYPE html>');
const keptBody = createKeptBodies(KEPT_BYTES, (text) => (isPage(text) ? paintFirst(text, readSheet) : text));
const compressStream = compression();

/**
 * Compresses and tags what Next answers. A page from its cache arrives as one string: its bytes, ready to paint,
 * are made once. All else
 * (streams, files, other answers) is compressed as it passes, as `compress: true` of Next would.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {});
  response.once('close', () => {
    if (!response.writableFinished) releaseCompressionStream(response);
  });
  const end = response.end as (...parts: unknown[]) => ServerResponse;
  const isHead = request.method === 'HEAD';
  const endWhole = (text: string) => {
    const body = keptBody(text);
    response.setHeader('ETag', body.etag);
    if (isFresh(request.headers['if-none-match'], request.headers['cache-control'], body.etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Length');
      response.appendHeader('Vary', 'Accept-Encoding');
      return end.call(response);
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const bytes = body.bytes(encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    return end.call(response, bytes);
  };
  response.end = (chunk?: unknown, ...rest: unknown[]) => {
    if (isWholePage(response, chunk)) return endWhole(chunk);
    // Next counts the page it would have sent, not the finished and compressed one.
    if (isHead && isText(response) && !response.headersSent) response.removeHeader('Content-Length');
    return end.call(response, chunk, ...rest);
  };
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
