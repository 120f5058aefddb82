import { parse } from 'node-html-parser';
import { type Answer, send } from '../http';
import { at, lds, password, sessionCookie } from './people';

const MOST_STEPS = 12;

/** A browser without pages: keeps the cookies of each host, follows redirects among ours. */
function createVisitor() {
  const jars = new Map<string, Map<string, string>>();

  function jarOf(host: string): Map<string, string> {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  }

  async function once(url: URL, form?: URLSearchParams): Promise<Answer> {
    const jar = jarOf(url.host);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const posted: Record<string, string> = form
      ? { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin, 'sec-fetch-site': 'same-origin' }
      : {};
    const answer = await send(url.host, url.pathname + url.search, {
      method: form ? 'POST' : 'GET',
      headers: { cookie, ...posted },
      body: form?.toString(),
    });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return {
    cookie: (host: string, name: string) => jarOf(host).get(name),
    async open(address: string, form?: URLSearchParams): Promise<{ url: URL; answer: Answer }> {
      let url = new URL(address);
      let answer = await once(url, form);
      for (let step = 0; answer.headers.location && step < MOST_STEPS; step += 1) {
        url = new URL(answer.headers.location, url);
        answer = await once(url);
      }
      return { url, answer };
    },
  };
}

/** Signs somebody of the demonstration in with their password; answers with the `Cookie` header of their session. */
export async function sessionOver(email: string, host = lds): Promise<string> {
  const visitor = createVisitor();
  const { url, answer } = await visitor.open(at(host, '/api/sign-in?door=agency&callbackUrl=%2Fuser'));
  const form = parse(answer.text).querySelector('form:has(input[name=password])');
  if (!form) throw new Error(`There is no form for a password at ${url.pathname}.`);
  const fields = new URLSearchParams();
  for (const input of form.querySelectorAll('input[name]')) {
    fields.set(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
  }
  fields.set('email', email);
  fields.set('password', password);
  const arrived = await visitor.open(new URL(form.getAttribute('action') ?? '', url).href, fields);
  const session = visitor.cookie(host, sessionCookie);
  if (!session) throw new Error(`${email} did not get in: ${arrived.answer.status} at ${arrived.url.pathname}.`);
  return `${sessionCookie}=${session}`;
}
