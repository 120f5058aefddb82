import { hostCookie } from '@/lib/platform/addresses/cookies';

/** No other cookie's name may begin with this: next-auth splits long sessions into `<name>.0`, `<name>.1`. */
const NAME = 'alpenglow.session';

/** Twelve hours, a long working day; not extended: the issuer's own session then signs in again at one click. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Ours is below 400 characters; anything longer is not worth decrypting. */
const MAXIMUM_VALUE_LENGTH = 1024;

export function sessionCookieName(isHttps: boolean): string {
  return hostCookie(NAME, isHttps);
}

/** Whether a request carries something that may be a session: enough for a redirect in middleware, never for access. */
export function hasSessionCookie(cookies: Readonly<Record<string, string>>, isHttps: boolean): boolean {
  return Boolean(cookies[sessionCookieName(isHttps)]);
}

/**
 * One cookie of a `Cookie` header. Undefined when it is absent, and when it was sent twice: one of the two was set by a
 * neighbouring host, and nothing says which.
 */
export function readCookie(header: string | null, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => ({ at: part.indexOf('='), part }))
    .filter(({ at, part }) => at > 0 && part.slice(0, at).trim() === name)
    .map(({ at, part }) => part.slice(at + 1).trim());
  return values.length === 1 ? decoded(values[0]) : undefined;
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export function readSessionCookie(header: string | null, isHttps: boolean): string | undefined {
  const value = readCookie(header, sessionCookieName(isHttps));
  return value && value.length <= MAXIMUM_VALUE_LENGTH ? value : undefined;
}

/** `Set-Cookie` that takes a cookie of ours back. */
export function expiredCookie(name: string, isHttps: boolean): string {
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
