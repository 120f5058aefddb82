import { ISSUER } from './settings';

type Cookie = { value: string; path: string; isLasting: boolean };

const { origin } = new URL(ISSUER);

/** Keeps cookies as a browser does and follows nothing by itself; what leads to the issuer goes to its port on loopback. */
export class Browser {
  private readonly cookies = new Map<string, Cookie>();

  constructor(
    private readonly port: number,
    private readonly headers: Record<string, string> = {},
  ) {}

  cookie(name: string): Cookie | undefined {
    return [...this.cookies].find(([key]) => key.startsWith(`${name}|`))?.[1];
  }

  /** As somebody could who writes their own requests. */
  put(name: string, value: string): void {
    this.cookies.set(`${name}|/identity`, { value, path: '/identity', isLasting: true });
  }

  async get(address: string): Promise<Response> {
    return this.send(address, {});
  }

  post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const body = new URLSearchParams(fields).toString();
    const sent = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', ...headers };
    return this.send(address, { method: 'POST', body, headers: sent });
  }

  private async send(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address, ISSUER);
    if (url.origin !== origin) throw new Error(`A browser of these tests does not go to ${url.origin}.`);
    const kept = [...this.cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const cookie = kept.map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; ');
    const response = await fetch(`http://127.0.0.1:${this.port}${url.pathname}${url.search}`, {
      redirect: 'manual',
      ...init,
      headers: { accept: 'text/html', 'accept-language': 'en', ...this.headers, ...init.headers, cookie },
    });
    for (const set of response.headers.getSetCookie()) this.keep(set);
    return response;
  }

  private keep(set: string): void {
    const [pair = '', ...attributes] = set.split('; ');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const read = (label: string) => attributes.find((one) => one.startsWith(`${label}=`))?.slice(label.length + 1);
    const path = read('path') ?? '/';
    const expires = read('expires');
    const key = `${name}|${path}`;
    if (expires !== undefined && Date.parse(expires) < Date.now()) this.cookies.delete(key);
    else this.cookies.set(key, { value, path, isLasting: expires !== undefined });
  }
}
