/** The name of a cookie of ours: over HTTPS with the prefix that keeps a neighbouring host from setting one for us. */
export function hostCookie(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

/** The cookies of a request by name, as Next reads them: the last of a name wins, a value that cannot be decoded is none. */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  if (!header) return cookies;
  for (const pair of header.split(/; */)) {
    if (pair === '') continue;
    const end = pair.indexOf('=');
    const name = end === -1 ? pair : pair.slice(0, end);
    const value = end === -1 ? 'true' : decode(pair.slice(end + 1));
    // Through defineProperty a name like `__proto__` is a name like any other.
    if (value !== null)
      Object.defineProperty(cookies, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return cookies;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
