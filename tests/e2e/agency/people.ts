import { type BrowserContext, expect, type Page, type Request, type Route } from '@playwright/test';
import { port, send } from '../http';
import { words } from '../words';

export const lds = `lds.localhost:${port}`;
export const amex = `amex.lds.localhost:${port}`;
export const sessionCookie = 'alpenglow.session';

/** Of every account of the demonstration. */
export const password = 'alpenglow-demo';

/** People of the demonstration (rule 8.3), by what they may do. Each spec signs in its own: sessions end for all hosts. */
export const people = {
  supervisor: 'imogen.hartley@halcyon.example',
  agent: 'oliver.finch@halcyon.example',
  otherAgent: 'theresa.lang@morgenrot-reisen.example',
  contact: 'sylvie.arnaud@hotels.example',
  admin: 'grace.whitfield@admin.example',
} as const;

export const at = (host: string, path: string) => `http://${host}${path}`;

/** On our own sign-in page: on to the issuer, where whoever was going somewhere is already. */
export async function goToIssuer(page: Page): Promise<void> {
  await page.waitForURL(/\/(identity\/|desk\/signin|signin)/);
  if (new URL(page.url()).pathname.startsWith('/identity/')) return;
  await page.getByRole('main').getByRole('link', { name: words.en.signIn.signIn, exact: true }).click();
  await page.waitForURL(/\/identity\//);
}

/** On the issuer's page. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: words.en.issuer.signIn.button, exact: true }).click();
}

/** From a page somebody wanted, over our sign-in page and the issuer's, back to it. */
export async function signIn(page: Page, email: string, { host = lds, to = '/user' } = {}): Promise<void> {
  await page.goto(at(host, to));
  await goToIssuer(page);
  await typePassword(page, email);
  await page.waitForURL(at(host, to));
}

export async function sessionOf(context: BrowserContext, host = lds): Promise<string | undefined> {
  const cookies = await context.cookies(at(host, '/'));
  return cookies.find(({ name }) => name === sessionCookie)?.value;
}

/** Whether a session's cookie still opens anything on a host: 200 or 401. */
export async function statusOf(session: string | undefined, host = lds): Promise<number> {
  const cookie = `${sessionCookie}=${session ?? ''}`;
  return (await send(host, '/api/current_user', { headers: { cookie } })).status;
}

/** Up to the return from the issuer, which this browser does not open: its address, with the code in it. */
export async function stopBeforeReturn(page: Page, email: string, host = lds): Promise<URL> {
  await page.goto(at(host, '/user'));
  await goToIssuer(page);
  const posted = /\/identity\/interaction\/[^/]+\/sign-in$/;
  // A browser's redirects cannot be stopped one by one: the form's are followed beside it, with its cookies.
  const form = new Promise<Request>((resolve, reject) => {
    const stop = async (route: Route) => {
      resolve(route.request());
      await route.abort();
    };
    page.route(posted, (route) => stop(route).catch(reject)).catch(reject);
  });
  await typePassword(page, email);
  const request = await form;
  await page.unroute(posted);
  let url = new URL(request.url());
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain === url.hostname);
  const jar = new Map(cookies.map(({ name, value }) => [name, value]));
  let body = request.postData() ?? undefined;
  while (!url.pathname.endsWith('/oidc-callback')) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const type: Record<string, string> = body ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const answer = await send(url.host, url.pathname + url.search, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, ...type },
      body,
    });
    expect(answer.status).toBe(303);
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    url = new URL(answer.headers.location ?? '', url);
    body = undefined;
  }
  expect(url.searchParams.get('code')).toMatch(/.{20}/);
  return url;
}
