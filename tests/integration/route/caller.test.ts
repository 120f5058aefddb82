import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
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

  it('forgets what a caller says about its own address, unless a proxy is trusted', async () => {
    const server = http.createServer((request, response) => {
      response.end(JSON.stringify(request.headers['x-forwarded-for'] ?? null));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '1.2.3.4' } });
      return answer.json();
    };
    forgetForwardedHeaders(true);
    expect(await ask()).toBe('1.2.3.4');
    forgetForwardedHeaders(false);
    expect(await ask()).toBeNull();
    server.close();
    server.closeAllConnections();
  });
});
