import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

type Page = { etag: string; bytes: Partial<Record<Encoding, Buffer>>; begun: Set<Encoding> };

/** Once per page and on another thread: 25 ms for the largest, a twelfth smaller than what is compressed as it is written. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, BROTLI),
  gzip: (text) => promisify(gzip)(text),
};

function sizeOf({ bytes }: Page, text: string): number {
  // Most texts hold a character that makes the engine take two bytes for each.
  return 2 * text.length + (bytes.br?.length ?? 0) + (bytes.gzip?.length ?? 0);
}

/**
 * Compressed pages and their tags, made once per page. The text itself is the key, so that a page can never be answered
 * with another one's bytes and nothing has to be invalidated; Next hands out the same string for a cached page, which a
 * map finds by its address.
 */
export function createCompressedPages(mostBytes: number) {
  const pages = new LRUCache<string, Page>({ maxSize: mostBytes, sizeCalculation: sizeOf });
  const pageOf = (text: string): Page => {
    const found = pages.get(text);
    if (found) return found;
    // Weak: the same for every encoding.
    const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
    const page = { etag, bytes: {}, begun: new Set<Encoding>() };
    pages.set(text, page);
    return page;
  };
  return {
    etagOf: (text: string): string => pageOf(text).etag,

    /** Null until it has been compressed: asking for it begins that, on another thread. */
    bytesOf(text: string, encoding: Encoding): Buffer | null {
      const { bytes, begun } = pageOf(text);
      if (!begun.has(encoding)) {
        begun.add(encoding);
        void compress[encoding](text).then((made) => {
          const page = pages.peek(text);
          if (page) pages.set(text, { ...page, bytes: { ...page.bytes, [encoding]: made } });
        });
      }
      return bytes[encoding] ?? null;
    },
  };
}
