import type { z } from 'zod';
import { ApiError } from '@/lib/platform/api-error';
import type { ApiProblem } from '@/lib/platform/api-problem';

type Call<Data> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** A form is sent as it is, anything else as JSON. */
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Of the answer; asked for only when one has come. Without it the answer is not read. */
  schema?: () => Promise<z.ZodType<Data> | undefined>;
};

/** Rule 8.5, request timeout. */
const TIMEOUT_MILLISECONDS = 330_000;

function languageOfPage(): string {
  return document.documentElement.lang || 'en';
}

function secondsOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

const nothingUseful: ApiProblem = { code: 'unexpected', title: '', errors: {} };

async function refusalOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  // What reads a refusal is heavier than all the rest, and most pages never meet one.
  const problem = await import('@/lib/platform/api-problem').then(
    ({ readProblem }) => readProblem(text),
    () => nothingUseful,
  );
  return new ApiError(response.status, problem, secondsOf(response.headers.get('retry-after')));
}

/** A page that was open during a release may be told more than it knows: that is no reason to refuse an answer. */
function isOnlyNewer({ issues }: z.ZodError): boolean {
  return issues.every(({ code }) => code === 'unrecognized_keys');
}

async function readAnswer<Data>(response: Response, schema: z.ZodType<Data>): Promise<Data> {
  const body: unknown = await response.json();
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  if (isOnlyNewer(parsed.error)) return body as Data;
  console.error('An answer is not what its schema says:', parsed.error.message);
  throw new ApiError(response.status, nothingUseful);
}

/** One call of our own API from the browser. Throws nothing but an ApiError. */
export async function callApi<Data = undefined>(
  url: string,
  { method = 'GET', body, idempotencyKey, signal, schema }: Call<Data> = {},
): Promise<Data> {
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(url, {
      method,
      cache: 'no-store',
      headers: {
        'Accept-Language': languageOfPage(),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      body: body === undefined || isForm ? body : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (!response.ok) throw await refusalOf(response);
    const known = await schema?.();
    return known ? await readAnswer(response, known) : (undefined as Data);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(0, { code: 'offline', title: '', errors: {} });
  }
}

/** For an `Idempotency-Key`: `randomUUID` exists on secure origins only. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const unanswered = new Map<string, string>();

/**
 * A writing call that happens once: the same one sent again, because its answer got lost, goes under the same key. Once it has
 * got through, the next one is another.
 */
export async function callOnce<Data = undefined>(url: string, call: Call<Data>): Promise<Data> {
  const name = JSON.stringify([call.method, url, call.body]);
  const idempotencyKey = unanswered.get(name) ?? newIdempotencyKey();
  unanswered.set(name, idempotencyKey);
  const answer = await callApi(url, { ...call, idempotencyKey });
  unanswered.delete(name);
  return answer;
}
