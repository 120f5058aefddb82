import type { ServerResponse } from 'node:http';
import { encode } from 'next-auth/jwt';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { env } from '@/lib/platform/env';
import type { Locale } from '@/lib/platform/i18n/locale';
import { resolveAgency } from '@/lib/web/routing/agency';
import { readPath } from '@/lib/web/routing/read-path';
import { withAnswer } from '@/lib/web/server/current-answer';
import { ownerDb } from '@/tests/factories/owner';
import { Left } from './navigation';
import { patterns, renderPage } from './render';

const HOST = 'lds.localhost';

/** The cookie of somebody of the demonstration who has just come back from the issuer. */
async function signIn(email: string): Promise<string> {
  const person = await ownerDb.user.findUniqueOrThrow({ where: { email } });
  const session = await recordArrival({
    door: 'agency',
    claims: { sub: person.subject ?? '' },
    tokens: { access_token: 'access', id_token: 'id' },
    host: HOST,
    affiliateId: null,
    locale: 'en',
    replaces: null,
  });
  const value = await encode({ token: session, secret: env.APP_SECRET ?? '', maxAge: SESSION_SECONDS });
  return `${sessionCookieName(false)}=${value}`;
}

// Sessions are of one database: forgotten with it between two files (tests/setup/shared-process).
const shared = globalThis as { alpenglowCookies?: Map<string, Promise<string>> };
/** Signs in whoever has not been here yet. */
export function cookieOf(email: string): Promise<string> {
  shared.alpenglowCookies ??= new Map();
  const { alpenglowCookies: cookies } = shared;
  const known = cookies.get(email) ?? signIn(email);
  cookies.set(email, known);
  return known;
}

/** The folder a rewritten address leads to, with what its brackets hold. */
function find(target: string): { pattern: string; params: Record<string, string> } {
  const segments = target.split('/').filter(Boolean);
  const found = patterns
    .filter((pattern) => {
      const parts = pattern.split('/').filter(Boolean);
      return (
        parts.length === segments.length && parts.every((part, at) => part.startsWith('[') || part === segments[at])
      );
    })
    // A name goes before a bracket.
    .sort((a, b) => a.split('[').length - b.split('[').length)[0];
  if (found === undefined) throw new Error(`No page answers ${target}.`);
  const params = found
    .split('/')
    .flatMap((part, at) => (part.startsWith('[') ? [[part.slice(1, -1), segments[at] ?? ''] as const] : []));
  return { pattern: found, params: Object.fromEntries(params) };
}

/** What a page sends its reader, and where it leads instead, if it does; the status it answers with. */
export type Opened = { text: string; leads: string | null; status: number };

/** Opens an address of an agency host as somebody of the demonstration. Throws what goes wrong in the page. */
export async function openAs(
  email: string | null,
  address: string,
  brand = 'alpenglow',
  locale: Locale = 'en',
): Promise<Opened> {
  const { pathname, searchParams } = new URL(address, `http://${HOST}`);
  const path = readPath(pathname);
  const outcome = path && resolveAgency(path, email !== null);
  if (outcome?.kind !== 'page') throw new Error(`${address} is no page.`);
  const headers = new Headers({
    host: HOST,
    'x-alpenglow-surface': 'agency',
    'x-alpenglow-path': address,
    'x-alpenglow-request-id': 'test',
  });
  if (email) headers.set('cookie', await cookieOf(email));
  const { pattern, params } = find(outcome.target);
  const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  const single = Object.fromEntries(
    Object.entries(query).map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]),
  );
  const request = { headers, brand, locale };
  const answer = { statusCode: 200, headersSent: false };
  const { text, errors } = await withAnswer(answer as ServerResponse, () =>
    renderPage(pattern, request, { params, query: single }),
  );
  const left = errors.find((error) => error instanceof Left) as Left | undefined;
  const wrong = errors.find((error) => !(error instanceof Left));
  if (wrong) throw wrong;
  const leads = left?.message ?? null;
  return { text, leads, status: leads === null ? answer.statusCode : leads.startsWith('redirect ') ? 307 : 404 };
}
