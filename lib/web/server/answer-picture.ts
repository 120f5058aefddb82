import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { log } from '@/lib/platform/log';
import { encodedPicture, type PictureType, type Size } from '@/lib/platform/media/encoded';
import { isEncoderAway } from '@/lib/platform/media/encoder';
import {
  KEPT_HEADER,
  LARGE_QUALITY,
  PICTURE_QUALITY,
  PICTURE_SECONDS,
  PICTURE_WIDTHS,
} from '@/lib/platform/media/sizes';

const PATH = '/_next/image';
const WIDTHS = new Set([...PICTURE_WIDTHS.screens, ...PICTURE_WIDTHS.parts].map(String));
const QUALITIES = new Set([PICTURE_QUALITY, LARGE_QUALITY].map(String));
const ASKED = ['url', 'w', 'q'] as const;
const POLICY = "script-src 'none'; frame-src 'none'; sandbox;";

function typeFor(accept: string, src: string): PictureType {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return src.endsWith('.png') ? 'png' : 'jpeg';
}

/** What an address asks for; null where it is none that a page of ours names. */
function readSize(target: string, accept: string): Size | null {
  const { searchParams } = new URL(target, 'http://localhost');
  const [src = '', width = '', quality = ''] = ASKED.map((name) => searchParams.get(name) ?? '');
  if ([...searchParams].length !== ASKED.length || !WIDTHS.has(width) || !QUALITIES.has(quality)) return null;
  if (!src.startsWith('/media/')) return null;
  return { src, width: Number(width), quality: Number(quality), type: typeFor(accept, src) };
}

/** The picture as it is: larger than asked for, but there. */
function leadToSource(response: ServerResponse, src: string, error: unknown): void {
  const isAway = isEncoderAway(error);
  log.warn(
    { err: error, src },
    isAway ? 'a picture is shown as it is: the encoder is away' : 'a picture cannot be encoded',
  );
  response.writeHead(302, { Location: src, 'Cache-Control': 'no-store' }).end();
}

/**
 * Answers what next/image asks for, in Next's place: Next would encode within this process, and what that leaves in the memory of
 * the C library stays there. Same addresses, same rules. True where it is answered.
 */
export async function answerPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method = 'GET', url: target = '/', headers } = request;
  if (target.split('?')[0] !== PATH || !['GET', 'HEAD'].includes(method)) return false;
  const size = readSize(target, headers.accept ?? '');
  if (!size) {
    response.writeHead(400, { 'Cache-Control': 'no-store' }).end();
    return true;
  }
  let encoded: Awaited<ReturnType<typeof encodedPicture>>;
  try {
    encoded = await encodedPicture(size);
  } catch (error) {
    leadToSource(response, size.src, error);
    return true;
  }
  if (!encoded) {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    return true;
  }
  const { bytes, wasKept } = encoded;
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  response.setHeader('Vary', 'Accept');
  response.setHeader('Cache-Control', `public, max-age=${PICTURE_SECONDS}, must-revalidate`);
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('ETag', etag);
  response.setHeader(KEPT_HEADER, wasKept ? 'HIT' : 'MISS');
  if (fresh(headers, { etag })) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { 'Content-Type': `image/${size.type}`, 'Content-Length': bytes.byteLength });
  response.end(method === 'HEAD' ? undefined : bytes);
  return true;
}
