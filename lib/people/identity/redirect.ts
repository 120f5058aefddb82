type Told = 'no-referrer' | 'origin';

/** A redirect of this moment and this browser; nothing of it may be kept, and nobody is told where it came from. */
export function seeOther(location: string, setCookies: readonly string[] = [], told: Told = 'no-referrer'): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store', 'Referrer-Policy': told });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
