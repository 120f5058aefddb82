import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readTarget } from '@/lib/web/server/target';

function read(
  url: string,
  {
    method = 'GET',
    headers = {},
    again = [],
  }: { method?: string; headers?: Record<string, string>; again?: string[] } = {},
) {
  const all = { host: 'www.alpenglow.com', ...headers };
  const rawHeaders = [...Object.entries(all).flat(), ...again.flatMap((name) => [name, 'www.alpenglow.com'])];
  const request = { url, method, headers: all, rawHeaders } as unknown as IncomingMessage;
  readTarget(request);
  const { host, 'x-alpenglow-asked': asked } = request.headers;
  return { url: request.url, method: request.method, host, asked };
}

const own = { method: 'GET', host: 'www.alpenglow.com', asked: undefined };

describe('the target of a request', () => {
  it.each(['/', '/about', '/search?destination=a//b&c=\\', '/%2F%5C', '/about?'])('is left alone: %s', (url) => {
    expect(read(url)).toEqual({ ...own, url });
  });

  it.each([
    ['//about', '/about'],
    ['/about//', '/about/'],
    ['///a//b?x=//y', '/a/b?x=//y'],
    ['/\\evil.example', '/evil.example'],
    ['//evil.example/%2f..', '/evil.example/%2f..'],
  ])('keeps what Next would redirect by itself for middleware: %s', (url, given) => {
    expect(read(url)).toEqual({ ...own, url: given, asked: url.split('?')[0] });
  });

  it.each([
    ['http://evil.example/about?x=1', '/about?x=1', 'evil.example'],
    ['HTTPS://www.alpenglow.de', '/', 'www.alpenglow.de'],
    ['http://www.alpenglow.de?x=1', '/?x=1', 'www.alpenglow.de'],
    ['http://a@www.alpenglow.com/', '/', 'a@www.alpenglow.com'],
    ['http:///about', '/about', ''],
  ])('names the host where it is absolute: %s', (url, given, host) => {
    expect(read(url)).toEqual({ ...own, url: given, host });
  });

  it('has no host where it names two', () => {
    expect(read('/about', { again: ['Host'] })).toEqual({ ...own, url: '/about', host: '' });
    expect(read('http://www.alpenglow.de/', { again: ['host'] }).host).toBe('');
    expect(read('/host', { again: ['Accept', 'Accept'] })).toEqual({ ...own, url: '/host' });
  });

  it('carries no NUL to a query of the database', () => {
    expect(read('/api/stays?after=a%00b&x=%2500')).toEqual({ ...own, url: '/api/stays?after=ab&x=%2500' });
    expect(read('/about%00').url).toBe('/about%00');
  });

  it('of a whole server is a path of nothing, and what Next cannot hold is a method of nothing', () => {
    expect(read('*', { method: 'OPTIONS' })).toEqual({ ...own, method: 'OPTIONS', url: '/*' });
    expect(read('/', { method: 'TRACE' }).method).not.toBe('TRACE');
  });

  it('is not taken from outside', () => {
    expect(read('/about', { headers: { 'x-alpenglow-asked': '/dev/mail' } })).toEqual({ ...own, url: '/about' });
  });

  it('has no headers of ours that a client sent', () => {
    const headers = { host: 'www.alpenglow.com', 'x-alpenglow-decided': 'true', 'x-alpenglow-surface': 'agency' };
    readTarget({ url: '/', method: 'GET', headers, rawHeaders: [] } as unknown as IncomingMessage);
    expect(Object.keys(headers)).toEqual(['host']);
  });
});
