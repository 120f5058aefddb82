import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

type KeptBody = {
  /** Weak: the same for every encoding. */
  etag: string;
  bytes: (encoding: Encoding) => Buffer;
};

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compress: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, BROTLI),
  gzip: (text) => gzipSync(text),
  identity: (text) => Buffer.from(text),
};

function keep(text: string): KeptBody & { size: number } {
  const made: Partial<Record<Encoding, Buffer>> = {};
  return {
    etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`,
    bytes: (encoding) => {
      made[encoding] ??= compress[encoding](text);
      return made[encoding];
    },
    // At most three encodings, none of them longer than the text in UTF-16.
    size: text.length * 4,
  };
}

/**
 * Compressed bodies and their tags, made once per body. The text itself is the key, so a body can never be answered with
 * another one's bytes and nothing has to be invalidated: Next hands out the same string for a cached page, which a map
 * finds by its address. What is sent is the text `finish` makes of it. The oldest leave when all together exceed `limit`
 * bytes.
 */
export function createKeptBodies(limit: number, finish: (text: string) => string): (text: string) => KeptBody {
  const kept = new Map<string, ReturnType<typeof keep>>();
  let total = 0;
  return (text) => {
    const found = kept.get(text);
    if (found) return found;
    const made = keep(finish(text));
    kept.set(text, made);
    total += made.size;
    for (const [oldest, body] of kept) {
      if (total <= limit || oldest === text) break;
      kept.delete(oldest);
      total -= body.size;
    }
    return made;
  };
}
