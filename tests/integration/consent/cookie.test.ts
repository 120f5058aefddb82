import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST } from '@/app/api/consent/route';
import { env } from '@/lib/platform/env';

beforeAll(() => void Object.assign(env, { TRUST_PROXY: true }));
afterAll(() => void Object.assign(env, { TRUST_PROXY: false }));

async function cookieFor(scheme: 'http' | 'https', choice: string): Promise<string> {
  const origin = `${scheme}://alpenglow.com.localhost:3000`;
  const headers = { origin, host: new URL(origin).host, 'x-forwarded-proto': scheme };
  const answer = await POST(
    new Request(`${origin}/api/consent`, { method: 'POST', headers, body: new URLSearchParams({ choice }) }),
  );
  expect(answer.status).toBe(303);
  return answer.headers.get('set-cookie') ?? '';
}

it('keeps the choice where no neighbouring host can set it, as soon as there is HTTPS', async () => {
  const lasting = 'Path=/; SameSite=Lax; Max-Age=31536000';
  expect(await cookieFor('https', 'accepted')).toBe(`__Host-consent=accepted; ${lasting}; Secure`);
  expect(await cookieFor('http', 'accepted')).toBe(`consent=accepted; ${lasting}`);
  expect(await cookieFor('https', 'withdrawn')).toBe('__Host-consent=; Path=/; SameSite=Lax; Max-Age=0; Secure');
});
