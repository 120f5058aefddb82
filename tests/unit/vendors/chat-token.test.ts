import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { chatToken } from '@/lib/platform/vendors/chat/token';

it('a token names one person and is signed with the secret, as the service checks it', async () => {
  const token = await chatToken({ apiKey: 'key', secret: 'the-secret' }, 'helena');
  const [head = '', body = '', signature] = token.split('.');
  expect(createHmac('sha256', 'the-secret').update(`${head}.${body}`).digest('base64url')).toBe(signature);
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  const { user_id: userId, iat, exp } = read(body);
  expect([userId, exp - iat]).toEqual(['helena', 43_200]);
});
