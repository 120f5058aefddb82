import 'server-only';
import { AppError } from '@/lib/errors';

const MAXIMUM_BYTES = 64 * 1024;

export type Body = { raw: string; isForm: boolean; value: unknown };

/** Refuses a post that comes from another site (decisions §6: the first check). */
export function checkOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new AppError('forbiddenOrigin', { status: 403 });
  const origin = request.headers.get('origin');
  if (!origin) return;
  const host = request.headers.get('x-alpenglow-host') ?? request.headers.get('host');
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new AppError('forbiddenOrigin', { status: 403 });
}

async function readLimited(request: Request): Promise<string> {
  const tooLarge = () => new AppError('tooLarge', { status: 413 });
  if (Number(request.headers.get('content-length') ?? 0) > MAXIMUM_BYTES) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAXIMUM_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Repeated names become lists; names ending in `[]` always are lists. Empty entries are dropped. */
function formValue(raw: string): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const key = name.replace(/\[\]$/, '');
    const known = Object.hasOwn(values, key) ? values[key] : undefined;
    if (name.endsWith('[]')) values[key] = [...(Array.isArray(known) ? known : []), ...(value ? [value] : [])];
    else values[key] = value;
  }
  return values;
}

/** Size (413), then parse (400, 415): JSON, or the urlencoded body of a form without JavaScript. */
export async function readBody(request: Request): Promise<Body> {
  const raw = await readLimited(request);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim();
  if (type === 'application/x-www-form-urlencoded') return { raw, isForm: true, value: formValue(raw) };
  if (type !== 'application/json') throw new AppError('unsupportedMediaType', { status: 415 });
  try {
    return { raw, isForm: false, value: JSON.parse(raw) };
  } catch {
    throw new AppError('malformedBody', { status: 400 });
  }
}
