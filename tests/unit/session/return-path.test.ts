import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeOf, returnPath, signInPageOf } from '@/lib/people/identity/rules';
import { signInClients } from '@/lib/people/openid/clients';

const ORIGIN = 'http://lds.localhost:3000';

describe('where somebody goes after signing in', () => {
  it('is a page of this host, as it was asked for', () => {
    for (const path of ['/user', '/hotels?from=2027-01-02&q=a%20b', '/partner/agency#team', '/', '/lds/%C3%A4']) {
      expect(returnPath(path)).toBe(path);
    }
  });

  it('is never the way in again, an endpoint or the issuer', () => {
    for (const path of [
      '/signin',
      '/desk/signin?x=1',
      '/oidc-callback?code=1',
      '/a/../signin',
      '/api/x',
      '/identity',
    ]) {
      expect(returnPath(path)).toBeNull();
    }
    for (const door of signInClients) {
      expect(returnPath(homeOf(door))).toBe(homeOf(door));
      expect(returnPath(signInPageOf(door))).toBeNull();
    }
  });

  it('is never what becomes another host when it is parsed', () => {
    for (const asked of [
      '//evil.test',
      '/\\evil.test',
      '/\t/evil.test',
      '/.//evil.test',
      '/a/..//evil.test',
      '/%2e//evil.test',
    ]) {
      expect([asked, returnPath(asked)]).toEqual([asked, null]);
    }
  });

  it('is refused, not repaired, where parsers disagree', () => {
    for (const asked of ['/a\\b', '/a\tb', '/a\nb', '/user\u0000']) expect(returnPath(asked)).toBeNull();
  });

  it('is on this host whatever was asked for', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '.',
        ':',
        '@',
        '?',
        '#',
        '%2f',
        '%5c',
        '%00',
        '\t',
        '\n',
        '\u0000',
        ' ',
        'a',
        'evil.test',
        'http',
        '\u2044',
        '\uff0f',
        '\ud800',
      ),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          fc.string(),
          fc.webUrl(),
          hostile.map((text) => `/${text}`),
        ),
        (asked) => {
          const path = returnPath(asked);
          if (path === null) return;
          const url = new URL(path, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(path.startsWith('//')).toBe(false);
          // Asked for again, as it is after another redirect, it stays the same.
          expect(returnPath(path)).toBe(path);
          // No header can be broken with it.
          expect(() => new Headers({ Location: path })).not.toThrow();
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('is nothing for what is no text, or endless', () => {
    for (const asked of [undefined, null, 7, ['/user'], `/${'a'.repeat(3000)}`]) expect(returnPath(asked)).toBeNull();
  });
});
