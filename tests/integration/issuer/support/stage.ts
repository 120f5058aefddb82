import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { deliverDue } from '@/lib/entry/worker/deliver';
import { hashPassword } from '@/lib/issuer/account/passwords';
import { issuerDb } from '@/lib/issuer/database';
import { type RunningIssuer, startIssuer } from '@/lib/issuer/server';
import type { IssuerSettings } from '@/lib/issuer/settings';
import type { SignInClient } from '@/lib/people/openid/clients';
import { db } from '@/lib/platform/db';
import { createDevelopmentMail } from '@/lib/platform/vendors/mail/development';
import { asOwner, ownerDb } from '@/tests/factories/owner';
import { createUser } from '@/tests/factories/user';
import { Browser } from './browser';
import { ISSUER, issuerSettings } from './settings';

export const PASSWORD = 'snow on quiet roofs';

let number = 0;

async function createBrands(): Promise<void> {
  const common = {
    isB2C: false,
    isCommissionDisplayed: true,
    accentColor: '#b08d57',
    email: 'desk@brand.example',
    phoneCountryCode: '49',
    phoneNumber: '8955501840',
    postalAddress: [],
  };
  await ownerDb.brand.createMany({
    data: [
      {
        ...common,
        id: 'default',
        name: 'LDS',
        productName: 'Luxury Distribution System',
        position: 90,
        mainColor: '#11494b',
      },
      { ...common, id: 'amex', name: 'Carta', productName: 'Carta Travel Desk', position: 1, mainColor: '#1f2a44' },
    ],
  });
}

/** An account whose address is confirmed, unless told otherwise. */
export async function createAccount(
  changes: Partial<{ email: string; isEmailVerified: boolean; isDemonstration: boolean; passwordHash: string }> = {},
) {
  number += 1;
  const account = { id: randomUUID(), email: `person-${number}@example.com`, isEmailVerified: true, ...changes };
  const passwordHash = changes.passwordHash ?? (await hashPassword(PASSWORD));
  const rest = { firstName: 'Lena', lastName: 'Leser', locale: 'en', createdAt: new Date() };
  await issuerDb.account.create({ data: { ...rest, ...account, passwordHash } });
  return account;
}

/** Somebody with a door on the demonstration's sign-in page. */
export async function createPerson() {
  const account = await createAccount({ isDemonstration: true });
  const names = { firstName: 'Helena', lastName: 'Brandt', role: 'supervisorAgent' as const };
  const user = await createUser({ email: account.email, ...names });
  const data = { subject: account.id, isDemonstration: true };
  await asOwner((tx) => tx.user.update({ where: { id: user.id }, data }));
  return account;
}

/** Delivers what is due; the mails to an address, the newest last. */
export async function mailsTo(address: string) {
  await deliverDue({ mailer: createDevelopmentMail(), batchSize: 50, leaseMilliseconds: 60_000 });
  return db.developmentMail.findMany({ where: { to: address }, orderBy: { at: 'asc' } });
}

/** The link below `/identity` in a mail. */
export function linkIn(mail: { text: string } | undefined): string {
  const [link] = /http:\/\/lds\.localhost:3000\/identity\/\S+/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error('The mail has no link.');
  return link;
}

/** What the web server would receive at its back-channel door. */
async function startWebServer() {
  const told: { client: string | null; token: string }[] = [];
  const server = http.createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', 'http://localhost');
    told.push({ client: url.searchParams.get('client'), token: new URLSearchParams(body).get('logout_token') ?? '' });
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { told, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export type Tokens = Record<'access_token' | 'refresh_token' | 'id_token' | 'error' | 'scope', string> & {
  expires_in: number;
};
export type Arrival = { uid: string; page: string; html: string; csrf: string };
type Asked = { host?: string; door?: SignInClient; changes?: Record<string, string | undefined> };

export type Stage = Awaited<ReturnType<typeof setStage>>;

/** The issuer in this process on a port of its own, as `main.ts` runs it, and a web server that hears sign-outs. */
export async function setStage(changes: Partial<IssuerSettings> = {}) {
  await createBrands();
  const web = await startWebServer();
  const settings = issuerSettings({ logoutOrigin: web.origin, ...changes });
  const issuer: RunningIssuer = await startIssuer(settings, 0);
  const verifier = randomBytes(32).toString('base64url');

  const authorization = ({ host = 'lds.localhost:3000', door = 'agency', changes = {} }: Asked = {}) => {
    const fields = {
      client_id: settings.clients[door].id,
      response_type: 'code',
      redirect_uri: `http://${host}${door === 'desk' ? '/desk' : ''}/oidc-callback`,
      scope: 'openid profile email offline_access api',
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'en',
      ...changes,
    };
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    return `${ISSUER}/auth?${new URLSearchParams(given)}`;
  };

  /** Begins a sign-in and opens its page. */
  const arrive = async (browser: Browser, asked: Asked = {}): Promise<Arrival> => {
    const begun = await browser.get(authorization(asked));
    const page = begun.headers.get('location') ?? '';
    const shown = await browser.get(page);
    const html = await shown.text();
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(html) ?? [];
    return { uid: page.split('/').at(-1) ?? '', page, html, csrf };
  };

  const submitSignIn = (browser: Browser, { page, csrf }: Arrival, email: string, password = PASSWORD, stay?: 'on') =>
    browser.post(`${page}/sign-in`, { csrf, email, password, ...(stay && { stay }) });

  /** From the answer that ends an interaction to the address people are sent back to. */
  const followBack = async (browser: Browser, answer: Response): Promise<URL> => {
    const resumed = await browser.get(answer.headers.get('location') ?? '');
    return new URL(resumed.headers.get('location') ?? '');
  };

  const token = async (
    fields: Record<string, string>,
    door: SignInClient = 'agency',
    secret = settings.clients[door].secret,
  ) => {
    const { id } = settings.clients[door];
    const response = await fetch(`http://127.0.0.1:${issuer.port}/identity/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, body: (await response.json()) as Tokens };
  };

  const exchange = (back: URL, changes: Record<string, string> = {}, door: SignInClient = 'agency') =>
    token(
      {
        grant_type: 'authorization_code',
        code: back.searchParams.get('code') ?? '',
        redirect_uri: `${back.origin}${back.pathname}`,
        code_verifier: verifier,
        ...changes,
      },
      door,
    );

  /** A whole sign-in with a password; throws with the status of the step that failed. */
  const signIn = async (browser: Browser, email: string, asked: Asked = {}): Promise<Tokens> => {
    const answer = await submitSignIn(browser, await arrive(browser, asked), email);
    if (answer.status !== 303) throw new Error(`${email}: ${answer.status} instead of a redirect.`);
    const { status, body } = await exchange(await followBack(browser, answer), {}, asked.door);
    if (status !== 200) throw new Error(`${email}: ${status} instead of tokens, ${body.error}.`);
    return body;
  };

  return {
    settings,
    web,
    issuer,
    browser: (headers: Record<string, string> = {}) => new Browser(issuer.port, headers),
    authorization,
    arrive,
    submitSignIn,
    followBack,
    token,
    exchange,
    signIn,
    async strike() {
      await issuer.close();
      web.close();
    },
  };
}

/** What the page says beside a field or above its form. */
export async function problemOf(response: Response): Promise<string | undefined> {
  return /role="alert">([^<]+)</.exec(await response.text())?.[1];
}
