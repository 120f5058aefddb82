type Told = 'no-referrer' | 'origin';

/** A redirect that no cache may store and that sends no referrer on. */
export function seeOther(location: string, setCookies: readonly string[] = [], told: Told = 'no-referrer'): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': told });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
