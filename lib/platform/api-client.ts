import type { ApiProblem } from '@/lib/platform/api-problem';

/** `status` 0: the request did not get through. */
type ApiFailure = ApiProblem & { status: number };

type ApiAnswer<Data> = { ok: true; data: Data } | { ok: false; failure: ApiFailure };

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** Specification 1 §7, request timeout. */
const TIMEOUT_MILLISECONDS = 330_000;

function languageOfPage(): string {
  return document.documentElement.lang || 'en';
}

/** One call of our own API from the browser. Never throws: what went wrong is part of the answer. */
export async function callApi<Data>(
  url: string,
  { method = 'GET', body, idempotencyKey, signal }: Call = {},
): Promise<ApiAnswer<Data>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'Accept-Language': languageOfPage(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text();
    if (response.ok) return { ok: true, data: (text === '' ? null : JSON.parse(text)) as Data };
    // What reads a refusal is heavier than all the rest, and most pages never meet one.
    const { readProblem } = await import('@/lib/platform/api-problem');
    return { ok: false, failure: { status: response.status, ...readProblem(text) } };
  } catch {
    return { ok: false, failure: { status: 0, code: 'offline', title: '', errors: {} } };
  }
}

/** For an `Idempotency-Key`: `randomUUID` exists on secure origins only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
