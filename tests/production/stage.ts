import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { selfSigned } from './certificate';

type Ports = Record<'web' | 'issuer' | 'smtp' | 'https', number>;

const ports: Ports = JSON.parse(process.env.PRODUCTION_PORTS ?? '{}');

/** As the public names them; the browser finds all of them at the proxy. */
export const origins = {
  en: 'https://www.alpenglow.com',
  de: 'https://www.alpenglow.de',
  agency: 'https://lds.example',
} as const;

export type Mail = { to: string; raw: string; text: string };

/** The readable lines of a mail (RFC 2045, quoted-printable). */
function textOf(raw: string): string {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The operator's mail server. */
async function receiveMail(mails: Mail[]): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw, text: textOf(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(ports.smtp, '127.0.0.1', resolve));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The operator's proxy: TLS outside, the web server's port inside. */
async function proxy(): Promise<() => Promise<void>> {
  const server = https.createServer(selfSigned(), (request, response) => {
    const forwarded = {
      'x-forwarded-host': request.headers.host,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': request.socket.remoteAddress,
    };
    const { method, url, headers } = request;
    const inside = http.request(
      { host: 'localhost', port: ports.web, method, path: url, headers: { ...headers, ...forwarded } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    inside.on('error', () => response.writeHead(502).end());
    request.pipe(inside);
  });
  await new Promise<void>((resolve) => server.listen(ports.https, '127.0.0.1', resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

type Fixtures = { problems: string[] };
type WorkerFixtures = { mails: Mail[] };

/** Playwright's test with the operator's mail server and proxy; an unexpected console error or uncaught error fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ignoreHTTPSErrors: true,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = `--host-resolver-rules=MAP * 127.0.0.1:${ports.https}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const mails: Mail[] = [];
      const ends = [await receiveMail(mails), await proxy()];
      await use(mails);
      for (const end of ends) await end();
    },
    { scope: 'worker', auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

type Asked = { method?: string; headers?: Record<string, string>; body?: object | undefined };

/** One request past the browser, as the proxy passes it on: no redirects, no cookies kept. */
export const get = (address: string, headers: Record<string, string> = {}) => ask(address, { headers });

export function ask(address: string, { method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  const { host, pathname, search } = new URL(address);
  const asked = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'https',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/145.0',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: 'localhost', port: ports.web, method, path: pathname + search, headers: asked },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text: Buffer.concat(chunks).toString('utf8') });
        });
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

/** The process number of a service that runs now. */
export function pidOf(service: 'web' | 'worker' | 'issuer'): number {
  return Number(readFileSync(path.join(process.env.PRODUCTION_PIDS ?? '', service), 'utf8'));
}

/** The newest mail to somebody that says `words`: the office gets several kinds, in no order. */
export async function mailTo(mails: readonly Mail[], address: string, words = ''): Promise<Mail> {
  const find = () => mails.findLast(({ to, text }) => to === address && text.includes(words));
  await expect.poll(find, { timeout: 30_000, message: `a mail to ${address}` }).toBeDefined();
  return find() as Mail;
}
