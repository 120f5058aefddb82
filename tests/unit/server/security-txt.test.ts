import { expect, it } from 'vitest';
import { GET } from '@/app/.well-known/security.txt/route';

it('tells whom to write to, and until when that is good (RFC 9116)', async () => {
  const answer = GET();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields.Contact).toMatch(/^mailto:[^@]+@[^@]+$/);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(366);
});
