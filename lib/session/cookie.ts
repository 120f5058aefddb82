/** No other cookie's name may begin with these: next-auth splits long sessions into `<name>.0`, `<name>.1`. */
const PLAIN = 'alpenglow.session';
const SECURE = '__Host-alpenglow.session';

export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? SECURE : PLAIN;
}

/** Whether a request carries something that may be a session: enough for a courtesy of middleware, never for more. */
export function hasSessionCookie(cookies: Readonly<Record<string, string>>, isHttps: boolean): boolean {
  return Boolean(cookies[sessionCookieName(isHttps)]);
}
