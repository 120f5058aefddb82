import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/entry/openapi/document';
import { lintDocument } from '@/scripts/openapi/lint';
import { callApi } from '@/tests/factories/api';

type Schema = { properties?: Record<string, unknown> };

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      { requestBody?: { content: Record<string, { schema: Schema }> }; responses: object; security: object[] }
    >
  >;
};

describe('OpenAPI document', () => {
  it('is version 3.1 and every path has a route with that method', async () => {
    expect(document.openapi).toBe('3.1.0');
    for (const [address, operations] of Object.entries(document.paths)) {
      const file = `app${address.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
      expect([address, existsSync(file)]).toEqual([address, true]);
      const route = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
      for (const method of Object.keys(operations))
        expect([address, typeof route[method.toUpperCase()]]).toEqual([address, 'function']);
    }
  });

  it('is one a public linter has nothing to say of, and names each operation once', async () => {
    expect(await lintDocument(openApiDocument())).toEqual([]);
    const broken = { ...openApiDocument(), servers: [] };
    expect((await lintDocument(broken)).map(({ rule }) => rule)).toEqual(['no-empty-servers']);
  });

  it('knows every public route', () => {
    const internal = new Set([
      // Our own pages' and the issuer's.
      '/api/acting',
      '/api/backchannel-logout',
      '/api/client-safe',
      '/api/consent',
      '/api/sign-in',
      '/api/sign-out',
      '/api/sign-up',
      '/api/outbox/{outboxId}/retry',
      '/api/sandbox/payout-account',
      '/api/sandbox/checkouts/{sessionId}',
      '/api/webhooks/stripe',
      '/api/webhooks/stream',
      '/api/webhooks/mail',
      '/api/openapi.json',
      '/api/share-picture',
      // They answer what no other one does.
      '/api/unknown',
      '/api/{{...path}}',
      '/api/dev/mail',
      '/api/dev/clock',
      '/api/dev/next-deadline',
      '/api/dev/reset',
    ]);
    const routes = readdirSync('app/api', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('/route.ts'))
      .map((file) => `/api/${path.dirname(file)}`.replaceAll('[', '{').replaceAll(']', '}'));
    expect(routes.filter((route) => !internal.has(route) && !(route in document.paths))).toEqual([]);
  });

  it('has no operator, margin or commission in any schema that anybody may read', () => {
    const open = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ security }) => security.length === 0);
    expect(open.length).toBeGreaterThan(10);
    // The name of a box a guest ticks; what it is about stands behind the link of their booking.
    const said = JSON.stringify(open).replaceAll('"operatorTerms"', '');
    expect(said).not.toMatch(/operator|margin|commission/i);
  });

  it('asks for a session or a bearer token wherever the route does', async () => {
    const answers: [string, string, number][] = [];
    for (const [address, operations] of Object.entries(document.paths)) {
      const file = `app${address.replaceAll('{', '[').replaceAll('}', ']')}/route.ts`;
      const route = await import(/* @vite-ignore */ pathToFileURL(path.resolve(file)).href);
      for (const [method, { security }] of Object.entries(operations)) {
        const { status } = await callApi(route[method.toUpperCase()], { method: method.toUpperCase() });
        if ((status === 401) !== security.length > 0) answers.push([method, address, status]);
      }
    }
    expect(answers).toEqual([]);
  });
});
