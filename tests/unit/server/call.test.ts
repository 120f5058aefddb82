import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { allowedHosts } from '@/lib/platform/addresses/allowed-hosts';
import { emptyIndex } from '@/lib/web/routing/published';
import { decideCall } from '@/lib/web/server/call';

const dependencies = {
  getIndex: async () => emptyIndex,
  hosts: { allowed: allowedHosts(['lds.example']), trustProxy: false },
  isDevelopment: false,
  mapOrigins: [],
  issuerUrl: null,
};

function call(url: string, { method = 'POST', host = 'lds.example', ...sent }: Record<string, string> = {}) {
  const headers: Record<string, string> = { host, ...sent };
  const answered: { status?: number; headers: Record<string, unknown> } = { headers: {} };
  const response = {
    setHeader: (name: string, value: unknown) => {
      answered.headers[name] = value;
    },
    writeHead: (status: number, all: Record<string, unknown>) => {
      Object.assign(answered, { status, headers: all });
      return { end: () => undefined };
    },
  };
  const request = { url, method, headers } as unknown as IncomingMessage;
  const isAnswered = decideCall(request, response as unknown as ServerResponse, dependencies);
  return { isAnswered, headers, answered };
}

describe('a call of the API', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is decided before Next reads its body: %s', (method) => {
    const { isAnswered, headers } = call('/api/sales/offers?x=1', { method });
    expect(isAnswered).toBe(false);
    expect(headers).toMatchObject({
      'x-alpenglow-decided': 'true',
      'x-alpenglow-surface': 'agency',
      'x-alpenglow-path': '/api/sales/offers?x=1',
    });
  });

  it('is not to be found by search engines off the storefront', () => {
    expect(call('/api/sales/offers').answered.headers).toEqual({ 'X-Robots-Tag': 'noindex' });
  });

  it('is refused at once for a host that is not ours', () => {
    const { isAnswered, headers, answered } = call('/api/mailer', { host: 'evil.example' });
    expect([isAnswered, answered.status, headers['x-alpenglow-decided']]).toEqual([true, 421, undefined]);
  });

  it.each([
    ['without a body', '/api/hotels', { method: 'GET' }],
    ['of a page', '/hotels', {}],
    ['with a path that reads in two ways', '/api/../hotels', {}],
    ['sent with doubled slashes', '/api/mailer', { 'x-alpenglow-asked': '//api//mailer' }],
  ])('is middleware’s %s', (_, url, sent) => {
    const { isAnswered, headers } = call(url, sent);
    expect([isAnswered, headers['x-alpenglow-decided']]).toEqual([false, undefined]);
  });
});
