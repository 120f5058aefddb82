import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerAddress, forgetForwardedHeaders } from '@/lib/platform/request/caller';

describe('caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['203.0.113.1, 192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['anything', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (header, expected) => {
    expect(callerAddress(header)).toBe(expected);
  });

  it('forgets what a caller says about its own address, unless a proxy is trusted', () => {
    const forged = { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', accept: 'text/html' };
    const left = (trustProxy: boolean) => {
      const request = { headers: { ...forged } } as unknown as IncomingMessage;
      forgetForwardedHeaders(request, trustProxy);
      return request.headers;
    };
    expect(left(true)).toEqual(forged);
    expect(left(false)).toEqual({ accept: 'text/html' });
  });
});
