import { describe, expect, it } from 'vitest';
import { expiredCookie, readCookie, readSessionCookie, sessionCookieName } from '@/lib/people/session/cookie';

describe('reading a cookie', () => {
  it('finds the one of exactly that name', () => {
    expect(readCookie('a=1; alpenglow.session=x; b=2', 'alpenglow.session')).toBe('x');
    expect(readCookie('alpenglow.session.0=x; xalpenglow.session=y; Alpenglow.session=z', 'alpenglow.session')).toBe(
      undefined,
    );
    expect(readCookie('a=b=c', 'a')).toBe('b=c');
    expect(readCookie('a=%2Fx', 'a')).toBe('/x');
    expect(readCookie(null, 'a')).toBeUndefined();
    expect(readCookie('', 'a')).toBeUndefined();
  });

  it('takes none that was sent twice, or cannot be read', () => {
    expect(readCookie('a=1; a=1', 'a')).toBeUndefined();
    expect(readCookie('a=1; a=2', 'a')).toBeUndefined();
    expect(readCookie('a=%E0%A4%A', 'a')).toBeUndefined();
  });
});

describe('the session’s cookie', () => {
  it('is one that no other host can set, over https', () => {
    expect(sessionCookieName(true)).toBe('__Host-alpenglow.session');
    expect(readSessionCookie('alpenglow.session=x', true)).toBeUndefined();
    expect(readSessionCookie('__Host-alpenglow.session=x', true)).toBe('x');
    expect(readSessionCookie('__Host-alpenglow.session=x', false)).toBeUndefined();
  });

  it('is not decrypted when it is far too long', () => {
    expect(readSessionCookie(`alpenglow.session=${'x'.repeat(1024)}`, false)).toHaveLength(1024);
    expect(readSessionCookie(`alpenglow.session=${'x'.repeat(1025)}`, false)).toBeUndefined();
  });

  it('is taken back with the attributes it was given', () => {
    expect(expiredCookie('a', false)).toBe('a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    expect(expiredCookie('a', true)).toContain('; Secure');
  });
});
