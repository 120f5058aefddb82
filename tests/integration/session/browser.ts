import type { TestIssuer } from './issuer';

type Handler = (request: Request) => Promise<Response>;
type Jar = Map<string, string>;

const MAXIMUM_STEPS = 12;

/** Where our handlers stand; paths that are not here are pages. */
export type Routes = Record<string, Handler>;

export type Arrived = { url: URL; status: number; steps: { url: URL; response: Response }[] };

/** As much of a browser as a sign-in needs: cookies by host, redirects, and the issuer behind its public name. */
export class Browser {
  readonly jars = new Map<string, Jar>();

  constructor(
    private readonly issuer: TestIssuer,
    private readonly routes: Routes,
  ) {}

  jar(host: string): Jar {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  cookieHeader(host: string): string {
    return [...this.jar(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** One request, no redirect followed. */
  async send(url: URL, init: RequestInit = {}): Promise<Response> {
    const { host } = url;
    const isIssuer = url.href.startsWith(this.issuer.issuer);
    const jarName = isIssuer ? `issuer of ${host}` : host;
    const headers = new Headers(init.headers);
    const cookie = this.cookieHeader(jarName);
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie);
    let response: Response;
    if (isIssuer) {
      response = await fetch(`${this.issuer.url}${url.pathname}${url.search}`, {
        ...init,
        headers,
        redirect: 'manual',
      });
    } else {
      const handler = this.routes[url.pathname];
      if (!handler) return new Response(null, { status: 200 });
      for (const [name, value] of Object.entries(middlewareHeaders(host))) {
        if (!headers.has(name)) headers.set(name, value);
      }
      response = await handler(new Request(url, { ...init, headers }));
    }
    for (const set of response.headers.getSetCookie()) this.keep(jarName, set);
    return response;
  }

  /** As a person would: follows everything until a page. */
  async open(address: string, init: RequestInit = {}): Promise<Arrived> {
    let url = new URL(address);
    const steps: Arrived['steps'] = [];
    let request = init;
    for (let step = 0; step < MAXIMUM_STEPS; step += 1) {
      const response = await this.send(url, request);
      steps.push({ url, response });
      const location = response.headers.get('location');
      if (!location) return { url, status: response.status, steps };
      url = new URL(location, url);
      request = {};
    }
    throw new Error(`Redirected more than ${MAXIMUM_STEPS} times.`);
  }

  private keep(jarName: string, set: string): void {
    const [pair = '', ...attributes] = set.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split('=')[1];
    const isGone =
      attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute)) ||
      (expires !== undefined && Date.parse(expires) < Date.now());
    if (isGone) this.jar(jarName).delete(name);
    else this.jar(jarName).set(name, value);
  }
}

/** What middleware says of a request to an agency host. */
export function middlewareHeaders(host: string): Record<string, string> {
  return {
    host,
    'x-alpenglow-surface': 'agency',
    'x-alpenglow-brand': 'default',
    'x-alpenglow-locale': 'en',
    'x-alpenglow-request-id': 'request-of-the-tests',
  };
}
