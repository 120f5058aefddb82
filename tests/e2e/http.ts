import http from 'node:http';

export const port = Number(process.env.E2E_PORT ?? 3000);

/** Origins as a browser writes them; `.localhost` names lead to this machine. */
export const origins = {
  en: `http://alpenglow.com.localhost:${port}`,
  de: `http://alpenglow.de.localhost:${port}`,
  demo: `http://demo.alpenglow.com.localhost:${port}`,
  agency: `http://amex.lds.localhost:${port}`,
} as const;

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

type Options = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array; agent?: http.Agent };

/** One request with exactly the path and headers given: no normalisation, no redirects, no cookies kept. */
export function send(host: string, path: string, options: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: 'localhost',
        port,
        path,
        method: options.method ?? 'GET',
        agent: options.agent,
        // A person's browser: without it the agent string of a bare client counts as a crawler.
        headers: {
          host,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0',
          // Node sends the body of a DELETE without its length otherwise.
          ...(options.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(options.body)) }),
          ...options.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });
}

/** GET in a language, on the host of that language. */
export function get(locale: 'en' | 'de', path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return send(new URL(origins[locale]).host, path, { headers: { 'accept-language': locale, ...headers } });
}

/** A post of our own form's script, from the page's own origin. */
export function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return send(new URL(origins.en).host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', origin: origins.en, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
