import 'server-only';
import { toUSVString } from 'node:util';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';

export const MAXIMUM_BYTES = 64 * 1024;

/** Field name → what was typed, as an urlencoded form sends it. */
export type FormFields = Record<string, string | string[]>;

/** A parsed body; `raw` as it was sent. */
export type Body = { raw: string; isForm: true; value: FormFields } | { raw: string; isForm: false; value: unknown };

/** Whether a call names its person by itself, with an access token. */
export function hasAuthorization(headers: Headers): boolean {
  return headers.has('authorization');
}

/** The host the visitor asked for, port included. Middleware has checked it against the allow-list before. */
export function askedHost(request: { headers: Pick<Headers, 'get'> }): string | null {
  const forwarded = env.TRUST_PROXY ? request.headers.get('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return forwarded || request.headers.get('host');
}

/**
 * Refuses a post that comes from another site (rule 6.4). A client with an access token needs no
 * such check: no other site can make a browser send the header, and beside it cookies count for nothing.
 */
export function checkOrigin(request: Request): void {
  if (hasAuthorization(request.headers)) return;
  const refusal = () => new AppError('forbiddenOrigin', { status: 403 });
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw refusal();
  const origin = request.headers.get('origin');
  if (!origin) return;
  // The host without what middleware takes off it: a development host and a port are part of an origin.
  if (!URL.canParse(origin) || new URL(origin).host !== askedHost(request)) throw refusal();
}

/** The body as it came; throws 413 beyond `maximum` bytes, before it is read where its length is announced. */
export async function readBytes(request: Request, maximum: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('tooLarge', { status: 413 });
  if (Number(request.headers.get('content-length') ?? 0) > maximum) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maximum) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The body as text without a byte order mark. Throws 400 for bytes that are no UTF-8. */
async function readText(request: Request, maximumBytes: number): Promise<string> {
  const bytes = await readBytes(request, maximumBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformedBody', { status: 400 });
  }
}

/** PostgreSQL holds neither NUL nor half a character: the first is left out, the second becomes a replacement character. */
function storableText(text: string): string {
  return toUSVString(text.replaceAll('\0', ''));
}

/** A parsed JSON value with all its texts, names of fields too, as they can be stored. Throws when nested beyond reason. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(storable);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]));
}

/** Names ending in `[]` are lists, without their empty entries; of other repeated names the last one counts. */
function readFields(raw: string): FormFields {
  // A map first: a field called `__proto__` must become a property like any other.
  const fields = new Map<string, string | string[]>();
  for (const [sentName, sentValue] of new URLSearchParams(raw)) {
    const [name, value] = [storableText(sentName), storableText(sentValue)];
    if (!name.endsWith('[]')) {
      fields.set(name, value);
      continue;
    }
    const known = fields.get(name);
    fields.set(name, [...(Array.isArray(known) ? known : []), ...(value ? [value] : [])]);
  }
  return Object.fromEntries(fields);
}

/** Size (413), then parse (400, 415): JSON, or the urlencoded body of a form without JavaScript. */
export async function readBody(request: Request, maximumBytes = MAXIMUM_BYTES): Promise<Body> {
  const raw = await readText(request, maximumBytes);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return { raw, isForm: true, value: readFields(raw) };
  // For calls without a body: a DELETE, or a POST whose address says everything.
  if (type === undefined && raw === '') return { raw, isForm: false, value: {} };
  if (type !== 'application/json') throw new AppError('unsupportedMediaType', { status: 415 });
  try {
    return { raw, isForm: false, value: storable(JSON.parse(raw)) };
  } catch {
    throw new AppError('malformedBody', { status: 400 });
  }
}
