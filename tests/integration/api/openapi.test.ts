import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '@/lib/openapi';

type Schema = { properties?: Record<string, unknown> };

const document = JSON.parse(JSON.stringify(openApiDocument())) as {
  openapi: string;
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> }; responses: object }>
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

  it('knows every public route', () => {
    const internal = new Set([
      '/api/consent',
      '/api/openapi.json',
      '/api/share-picture',
      '/api/dev/mail',
      '/api/dev/clock',
    ]);
    const routes = readdirSync('app/api', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('/route.ts'))
      .map((file) => `/api/${path.dirname(file)}`.replaceAll('[', '{').replaceAll(']', '}'));
    expect(routes.filter((route) => !internal.has(route) && !(route in document.paths))).toEqual([]);
  });

  it('has no operator, margin or commission in any schema', () => {
    expect(JSON.stringify(document)).not.toMatch(/operator|margin|commission/i);
  });
});
