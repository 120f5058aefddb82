import { describe, expect, it } from 'vitest';
import { chooseEncoding, isFresh } from '@/lib/web/server/encoding';

describe('encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.000, gzip; q=0', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
    ['brotli', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('of %j is %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('what the browser holds', () => {
  it.each([
    ['W/"a"', undefined, true],
    ['"a"', undefined, true],
    ['"b", W/"a"', undefined, true],
    ['*', undefined, true],
    ['W/"b"', undefined, false],
    ['W/"a', undefined, false],
    [undefined, undefined, false],
    ['W/"a"', 'no-cache', false],
    ['W/"a"', 'max-age=0', true],
  ])('%j with %j: %s', (ifNoneMatch, cacheControl, expected) => {
    expect(isFresh(ifNoneMatch, cacheControl, 'W/"a"')).toBe(expected);
  });
});
