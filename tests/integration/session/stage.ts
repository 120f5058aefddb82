import { createHmac } from 'node:crypto';
import { decode } from 'next-auth/jwt';
import { Browser, type Routes } from './browser';
import { TestIssuer } from './issuer';

export const LDS = 'lds.localhost:3000';
export const AMEX = 'amex.lds.localhost:3000';

/** An issuer that runs, and our routes configured for it. Our modules read the environment once: load them after. */
export async function setStage() {
  const issuer = new TestIssuer();
  const secretOf = (id: string) =>
    createHmac('sha256', process.env.APP_SECRET ?? '')
      .update(`oidc-client:${id}`)
      .digest('base64url');
  await issuer.start(secretOf);
  Object.assign(process.env, { OIDC_ISSUER: issuer.issuer, EMBEDDED_ISSUER_URL: issuer.url });

  const { GET: signIn } = await import('@/app/api/sign-in/route');
  const { GET: callback } = await import('@/app/oidc-callback/route');
  const { GET: deskCallback } = await import('@/app/desk/oidc-callback/route');
  const signOut = await import('@/app/api/sign-out/route');
  const backchannel = await import('@/app/api/backchannel-logout/route');
  const { scoped } = await import('@/lib/people/scope');
  const { asOwner } = await import('@/tests/factories/owner');
  const { sessionOf } = await import('@/lib/web/route/viewer');
  const routes: Routes = {
    '/api/sign-in': signIn,
    '/oidc-callback': callback,
    '/desk/oidc-callback': deskCallback,
    '/api/sign-out': (request) => (request.method === 'POST' ? signOut.POST(request) : signOut.GET(request)),
    '/api/backchannel-logout': backchannel.POST,
  };

  const browser = () => new Browser(issuer, routes);

  /** Through the whole flow, as `account` of the issuer. */
  const signInAs = async (account: string, { at = LDS, door = 'agency', on = browser(), to = '' } = {}) => {
    const query = new URLSearchParams({ door, login_hint: account, ...(to ? { callbackUrl: to } : {}) });
    const arrived = await on.open(`http://${at}/api/sign-in?${query}`);
    return { browser: on, ...arrived };
  };

  /** Who a browser is on a host; null for nobody. */
  const who = (on: Browser, host = LDS) =>
    sessionOf(
      new Request(`http://${host}/api`, {
        headers: {
          host,
          'x-alpenglow-surface': 'agency',
          cookie: on.cookieHeader(host),
        },
      }),
    );

  const cookieClaims = (on: Browser, host = LDS) =>
    decode({ token: on.jar(host).get('alpenglow.session'), secret: process.env.APP_SECRET ?? '' });

  /** Nobody known, nobody signed in, an issuer that does as it should. */
  const clear = async () => {
    Object.assign(issuer, {
      isDown: false,
      namesItself: issuer.issuer,
      turnedAway: 0,
      answerToken: null,
      beforeToken: null,
      accessTokenSeconds: 300,
      asked: {},
    });
    issuer.accounts.clear();
    // What this process remembers of an issuer that was down.
    delete (globalThis as { alpenglowRefreshes?: unknown }).alpenglowRefreshes;
    await asOwner(async (tx) => {
      await tx.session.deleteMany();
      await tx.membership.deleteMany();
      await tx.agency.deleteMany();
      await tx.user.deleteMany();
      await tx.affiliate.deleteMany();
    });
  };

  const sessions = () => scoped('system', (tx) => tx.session.findMany({ orderBy: { createdAt: 'asc' } }));
  const users = () => scoped('system', (tx) => tx.user.findMany({ orderBy: { email: 'asc' } }));

  return { issuer, routes, clear, browser, signInAs, who, cookieClaims, sessions, users, scoped, asOwner, sessionOf };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
