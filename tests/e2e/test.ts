import { test as base, type ConsoleMessage, expect, type Request, type WebError } from '@playwright/test';
import { port } from './http';

type Fixtures = {
  /** What a test may provoke in the console: a 404 page, a refused form. Anything else fails it. */
  tolerated: { console: RegExp | null };
  watch: undefined;
};

/** The browser reports every answer of 400 and more; which one it was stands in the message. */
export const answeredWith = (status: number) => new RegExp(`server responded with a status of ${status}`);

function isOurs(url: string): boolean {
  const { protocol, hostname, port: asked } = new URL(url);
  if (['data:', 'blob:', 'about:'].includes(protocol)) return true;
  return hostname.endsWith('.localhost') && Number(asked) === port;
}

/** Playwright's test; an unexpected console error, an uncaught error or a request to anybody else fails it. */
export const test = base.extend<Fixtures>({
  tolerated: [{ console: null }, { option: true }],
  watch: [
    async ({ context, tolerated }, use) => {
      const problems: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        const text = `${message.text()} (${message.location().url})`;
        if (message.type() === 'error' && !tolerated.console?.test(text)) problems.push(`console: ${text}`);
      });
      context.on('weberror', (error: WebError) => problems.push(`uncaught: ${error.error().message}`));
      context.on('request', (request: Request) => {
        if (!isOurs(request.url())) problems.push(`request to somebody else: ${request.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
