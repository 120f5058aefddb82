import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callApi, callOnce } from '@/lib/platform/api-client';
import { ApiError, retryDelay, sentenceOf, shouldRetry } from '@/lib/platform/api-error';

beforeEach(() => void vi.stubGlobal('document', { documentElement: { lang: 'de' } }));
afterEach(() => vi.unstubAllGlobals());

function server(answer: () => Response | Promise<Response>): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    asked.push(new Request(new URL(url, 'http://lds.localhost'), options));
    return answer();
  });
  return asked;
}

const problem = (status: number, body: unknown, headers?: HeadersInit) => () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`This is no ApiError: ${error}`);
}

const schema = async () => z.strictObject({ name: z.string(), agency: z.strictObject({ id: z.string() }) });

it('a call whose answer got lost is sent again under its key, another one under its own', async () => {
  let isLost = true;
  const asked = server(() => {
    if (isLost) throw new TypeError('no answer');
    return new Response('{}');
  });
  const save = (name: string) => callOnce('/api/leads', { method: 'POST', body: { name } });
  await failureOf(save('Weiss'));
  await failureOf(save('Moreau'));
  isLost = false;
  await save('Weiss');
  await save('Weiss');
  const [first, other, again, second] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(new Set([first, other, second]).size).toBe(3);
});

describe('a call of the API', () => {
  it('sends JSON in the language of the page, with the key it was given', async () => {
    const asked = server(problem(200, {}));
    await callApi('/api/x', { method: 'PATCH', body: { a: 1 }, idempotencyKey: '12345678' });
    const [request] = asked;
    expect(request?.headers.get('accept-language')).toBe('de');
    expect(request?.headers.get('idempotency-key')).toBe('12345678');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ a: 1 });
  });

  it('leaves the type of a form to the browser, which knows its boundary', async () => {
    const asked = server(problem(200, {}));
    await callApi('/api/logo', { method: 'POST', body: new FormData() });
    expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('hands on what its schema says, and refuses what is something else', async () => {
    server(problem(200, { name: 'Lech', agency: { id: 'A1' } }));
    expect(await callApi('/api/x', { schema })).toEqual({ name: 'Lech', agency: { id: 'A1' } });

    vi.spyOn(console, 'error').mockImplementation(() => {});
    server(problem(200, { name: 7, agency: { id: 'A1' } }));
    expect(await failureOf(callApi('/api/x', { schema }))).toMatchObject({ status: 200, code: 'unexpected' });
  });

  it('takes an answer that says more than it knows: the server may be newer than an open page', async () => {
    const newer = { name: 'Lech', agency: { id: 'A1', city: 'Wien' }, since: 2026 };
    server(problem(200, newer));
    expect(await callApi('/api/x', { schema })).toEqual(newer);
  });

  it('tells refusals with their fields and how long to wait', async () => {
    const body = { title: 'Not yet right.', code: 'invalidInput', errors: { name: 'Required!' } };
    server(problem(422, body, { 'retry-after': '90' }));
    expect(await failureOf(callApi('/api/x'))).toMatchObject({ status: 422, ...body, retryAfterSeconds: 90 });
  });

  it('keeps the status of an answer that is none of ours', async () => {
    server(problem(502, '<html>Bad gateway</html>'));
    expect(await failureOf(callApi('/api/x'))).toMatchObject({ status: 502, code: 'unexpected', title: '' });
  });

  it('says that nothing answered', async () => {
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(callApi('/api/x'))).toMatchObject({ status: 0, code: 'offline' });
  });
});

const failed = (status: number, code = 'x', { title = '', errors = {}, wait = null as number | null } = {}) =>
  new ApiError(status, { code, title, errors }, wait);

describe('a call that failed', () => {
  it('is repeated three times when nothing answered or the server asked for a moment', () => {
    for (const status of [0, 502, 503, 504]) expect(shouldRetry(2, failed(status))).toBe(true);
    expect(shouldRetry(3, failed(503))).toBe(false);
  });

  it('is repeated while the server still works on the first, which carries the same key', () => {
    expect(shouldRetry(0, failed(409, 'idempotencyKeyInUse'))).toBe(true);
    expect(shouldRetry(0, failed(409, 'alreadyMember'))).toBe(false);
  });

  it('is not repeated when it was refused, limited or broken', () => {
    for (const status of [400, 401, 403, 404, 422, 429, 500]) expect(shouldRetry(0, failed(status))).toBe(false);
    expect(shouldRetry(0, new Error('ours'))).toBe(false);
  });

  it('waits longer each time, or as long as the server says, but never endlessly', () => {
    expect([0, 1, 2].map((count) => retryDelay(count, failed(0)))).toEqual([1000, 2000, 4000]);
    expect(retryDelay(0, failed(503, 'x', { wait: 5 }))).toBe(5000);
    expect(retryDelay(0, failed(503, 'x', { wait: 3600 }))).toBe(30_000);
  });
});

const words = {
  offline: 'No answer.',
  unexpected: 'Something went wrong.',
  sessionEnded: 'Sign in again.',
};

describe('what a reader is told', () => {
  it.each([
    ['nothing answered', failed(0), 'No answer.'],
    ['the session ended', failed(401, 'notAuthenticated', { title: 'Not authenticated' }), 'Sign in again.'],
    ['the server has a sentence', failed(403, 'forbidden', { title: 'You may not.' }), 'You may not.'],
    ['a field is to blame', failed(422, 'x', { title: 'Some', errors: { role: 'Not this one.' } }), 'Not this one.'],
    ['the answer is none of ours', failed(502), 'Something went wrong.'],
    ['our own code failed', new Error('ours'), 'Something went wrong.'],
  ])('when %s', (_, error, sentence) => {
    expect(sentenceOf(error, words)).toBe(sentence);
  });
});
