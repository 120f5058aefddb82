import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressedPages, type Encoding } from '@/lib/web/server/compressed-pages';

const text = `Grüße – ${'x'.repeat(2000)}`;
const other = `${text.slice(0, -1)}y`;
const plenty = 1_000_000;

async function made(pages: ReturnType<typeof createCompressedPages>, page: string, encoding: Encoding) {
  await expect.poll(() => pages.bytesOf(page, encoding)).not.toBeNull();
  return pages.bytesOf(page, encoding) as Buffer;
}

describe('compressed pages', () => {
  it('are the text in both encodings, made once and not while somebody waits', async () => {
    const pages = createCompressedPages(plenty);
    expect(pages.bytesOf(text, 'br')).toBeNull();
    expect(brotliDecompressSync(await made(pages, text, 'br')).toString()).toBe(text);
    expect(gunzipSync(await made(pages, text, 'gzip')).toString()).toBe(text);
    expect(pages.bytesOf(text, 'br')).toBe(pages.bytesOf(Buffer.from(text).toString(), 'br'));
  });

  it('belong to their text alone', async () => {
    const pages = createCompressedPages(plenty);
    await made(pages, text, 'gzip');
    expect(pages.etagOf(other)).not.toBe(pages.etagOf(text));
    expect(gunzipSync(await made(pages, other, 'gzip')).toString()).toBe(other);
  });

  it('leave, the oldest first, when texts and bytes together are too many', async () => {
    // Two texts and the bytes of one of them.
    const pages = createCompressedPages(2 * 2 * text.length + 60);
    const first = await made(pages, text, 'gzip');
    await made(pages, other, 'gzip');
    expect(pages.bytesOf(text, 'gzip')).toBeNull();
    expect(gunzipSync(await made(pages, text, 'gzip'))).toEqual(gunzipSync(first));
  });
});
