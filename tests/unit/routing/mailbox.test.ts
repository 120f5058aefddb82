import { expect, it } from 'vitest';
import { decide } from '@/lib/web/routing/decide';
import { english, german, hosts, index, line, request } from './fixture';

function visit(hasMailbox: boolean | undefined, asked: Parameters<typeof request>[0]) {
  return decide(request({ rawPath: '/dev/mail', ...asked }), { index, hosts, hasMailbox });
}

it('the development mailbox has an address in demo mode, never indexed and never cached', () => {
  const page = visit(true, { host: english });
  expect(line(page)).toBe('200 /storefront/alpenglow/en/dev/mail');
  expect(page.kind === 'rewrite' && page.headers).toMatchObject({
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'private, no-store',
  });
  expect(line(visit(true, { host: german }))).toBe('200 /storefront/alpenglow/de/dev/mail');
  expect(line(visit(true, { host: english, rawPath: '/dev/mail/' }))).toBe('308 /dev/mail');
});

it('outside demo mode there is nothing at its address', () => {
  expect(line(visit(false, { host: english }))).toBe('404 /storefront/alpenglow/en/unknown');
  expect(line(visit(undefined, { host: english }))).toBe('404 /storefront/alpenglow/en/unknown');
});

it('has no neighbours', () => {
  expect(line(visit(true, { host: english, rawPath: '/dev' }))).toBe('404 /storefront/alpenglow/en/unknown');
  expect(line(visit(true, { host: english, rawPath: '/dev/mail/1' }))).toBe('404 /storefront/alpenglow/en/unknown');
});
