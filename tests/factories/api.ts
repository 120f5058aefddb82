import { AGENCY_HOST } from './user';

type Params = Record<string, string>;
export type ApiHandler = (request: Request, segment: { params: Promise<Params> }) => Promise<Response>;

type Asked = {
  method?: string;
  /** Query with its question mark. */
  query?: string;
  params?: Params;
  /** The `Cookie` header of `signIn`; nobody when absent. */
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

let address = 0;

/** A request to the agency side as middleware hands it on, from an address of its own. */
export function apiRequest({ method = 'GET', query = '', cookie, body, headers = {} }: Asked): Request {
  address += 1;
  const isRaw = body instanceof Uint8Array || body instanceof FormData;
  return new Request(`http://${AGENCY_HOST}/api${query}`, {
    method,
    body: body === undefined ? undefined : isRaw ? (body as BodyInit) : JSON.stringify(body),
    headers: {
      host: AGENCY_HOST,
      'x-forwarded-for': `203.0.${Math.floor(address / 250)}.${(address % 250) + 1}`,
      'x-alpenglow-surface': 'agency',
      'x-alpenglow-brand': 'default',
      'x-alpenglow-locale': 'en',
      'x-alpenglow-request-id': `api-${address}`,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

export async function callApi(handler: ApiHandler, asked: Asked) {
  const response = await handler(apiRequest(asked), { params: Promise.resolve(asked.params ?? {}) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { response, status: response.status, text, body: isJson ? JSON.parse(text) : null };
}
