import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKeptBodies } from '@/lib/web/server/kept-bodies';

const text = `Grüße – ${'x'.repeat(2000)}`;
/** Equal, but another string in memory. */
const again = Buffer.from(text).toString();
const plenty = 1_000_000;
const asItIs = (whole: string) => whole;

describe('kept bodies', () => {
  it('are the text in every encoding, made once', () => {
    const body = createKeptBodies(plenty, asItIs)(text);
    expect(gunzipSync(body.bytes('gzip')).toString()).toBe(text);
    expect(brotliDecompressSync(body.bytes('br')).toString()).toBe(text);
    expect(body.bytes('identity').toString()).toBe(text);
    expect(body.bytes('gzip')).toBe(body.bytes('gzip'));
  });

  it('belong to their text alone', () => {
    const keptBody = createKeptBodies(plenty, asItIs);
    expect(keptBody(again)).toBe(keptBody(text));
    const other = keptBody(`${text.slice(0, -1)}y`);
    expect(other.etag).not.toBe(keptBody(text).etag);
    expect(gunzipSync(other.bytes('gzip')).toString()).not.toBe(text);
  });

  it('are what was made of the text, and tagged by it', () => {
    const finished = createKeptBodies(plenty, (whole) => `${whole}!`)(text);
    expect(finished.bytes('identity').toString()).toBe(`${text}!`);
    expect(finished.etag).not.toBe(createKeptBodies(plenty, asItIs)(text).etag);
  });

  it('leave, the oldest first, when they are too many', () => {
    const keptBody = createKeptBodies(text.length * 4 * 2, asItIs);
    const [first, second] = [keptBody(text), keptBody(`${text.slice(0, -1)}1`)];
    expect(keptBody(text)).toBe(first);
    keptBody(`${text.slice(0, -1)}2`);
    expect(keptBody(`${text.slice(0, -1)}1`)).toBe(second);
    expect(keptBody(text)).not.toBe(first);
  });

  it('are answered even when one alone is too large', () => {
    expect(createKeptBodies(1, asItIs)(text).bytes('identity').toString()).toBe(text);
  });
});
