type Handler = (request: Request, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;

const HOST = 'alpenglow.com.localhost:3000';

let address = 0;

/** The headers middleware and Next put on a request; each request comes from an address of its own unless told. */
function headersOf(changes: Record<string, string | undefined>): Headers {
  address += 1;
  const headers = new Headers({
    host: HOST,
    'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`,
    'x-alpenglow-brand': 'alpenglow',
    'x-alpenglow-locale': 'en',
    'x-alpenglow-request-id': `request-${address}`,
  });
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

export type Headed = Record<string, string | undefined>;

export function jsonRequest(body: unknown, headers: Headed = {}): Request {
  return new Request(`http://${HOST}/api`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: headersOf({
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    }),
  });
}

export function formRequest(fields: [string, string][], headers: Headed = {}): Request {
  return new Request(`http://${HOST}/api`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: headersOf({
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${HOST}`,
      'sec-fetch-site': 'same-origin',
      referer: `http://${HOST}/contact`,
      ...headers,
    }),
  });
}

export function call(handler: Handler, request: Request): Promise<Response> {
  return handler(request, { params: Promise.resolve({}) });
}
