import { type Answer, canBeToldApart, type Declaration, declaredStatus } from '@/tests/access/declaration';
import { pages } from '@/tests/access/pages';
import { routes } from '@/tests/access/routes';
import { NOWHERE, targets } from '@/tests/access/targets';
import type { Visitor } from '@/tests/access/viewers';
import { send } from '../http';
import { expect, test } from '../test';
import { words } from '../words';
import { sessionOver } from './http-session';
import { callOver, type HttpRow, type HttpWorld, openWorld, rows } from './matrix-world';
import { lds } from './people';

/**
 * The declarations of the matrix once more, asked over HTTP: middleware, production server, sessions of people of the
 * demonstration. Of those who are answered alike one asks, each in turn: that the rules answer all of them so is shown by
 * tests/unit/access (pages) and tests/integration/access (the API). Whoever is refused (401, 403, 404, 409) sends exactly
 * what is declared. Whoever would be let in to write sends a body no route takes, which comes back as 422 from behind the
 * guard, so that nothing changes for other specs; that such a write then succeeds is shown by tests/integration/access.
 * Reads are made as they are declared.
 */
// Sessions are shared, and the last calls of all end them: first the pages, then the API.
test.describe.configure({ mode: 'default' });

const sessions = new Map<string, Promise<string>>();

function signIn(email: string): Promise<string> {
  const session = sessions.get(email) ?? sessionOver(email);
  sessions.set(email, session);
  return session;
}

const UNKNOWN_FIELD = { 'no route has such a field': true };
const REFUSED_BODY = 422;

/** Here agencies have payout accounts, which the declared body would change. */
const withAccount = new Set(['POST sandbox/payout-account supervisor', 'POST sandbox/payout-account acting']);
/** What they answer follows from who owns the agency; in the demonstration the supervisor does. */
const ofOwners = new Set([
  'PATCH travel-agencies/[agencyId]/members/[userId]',
  'DELETE travel-agencies/[agencyId]/members/[userId]',
  'POST travel-agencies/[agencyId]/members/[userId]/ownership',
]);
/** They end the session, so they come last. */
const last = ['GET sign-out', 'POST sign-out'];

/** Of each group of `all` with the same answer one, another one for each `turn`. */
function oneOfEach<One>(all: readonly One[], answerOf: (one: One) => string, turn: number): One[] {
  const alike = new Map<string, One[]>();
  for (const one of all) alike.set(answerOf(one), [...(alike.get(answerOf(one)) ?? []), one]);
  return [...alike.values()].flatMap((group) => group[turn % group.length] ?? []);
}

function pathOf(folder: string, params: Record<string, string>, query = ''): string {
  return `/api/${folder.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? NOWHERE)}${query}`;
}

type Cell = { status: number; isHarmless: boolean };

/** What a cell answers here, and whether its declared body may be sent. */
function cellOf(name: string, declared: Declaration, row: HttpRow, column: number): Cell {
  const status = declaredStatus(declared, row, column);
  const isRead = name.startsWith('GET ') || last.includes(name);
  const isRefused = status >= 300 && !withAccount.has(`${name} ${row}`);
  return isRead || isRefused ? { status, isHarmless: true } : { status: REFUSED_BODY, isHarmless: false };
}

async function ask(name: string, declared: Declaration, world: HttpWorld, row: HttpRow, column: string, cell: Cell) {
  const [method = '', folder = ''] = name.split(' ');
  const asked = targets[declared.target].ask(world.of(row), row, column);
  const body = declared.body?.(world.of(row), asked);
  const isPicture = body instanceof Uint8Array;
  const sent = cell.isHarmless ? body : isPicture ? new Uint8Array() : UNKNOWN_FIELD;
  const { status, headers, text } = await callOver(method, pathOf(folder, asked.params, declared.query), {
    cookie: world.cookies[row],
    body: sent,
    type: isPicture ? 'image/png' : undefined,
  });
  const requestId = String(headers['x-request-id'] ?? '');
  const fixed = Object.entries(headers).filter(([header]) => header !== 'date');
  // The policy names another nonce with every answer.
  const sorted = JSON.stringify(fixed.sort()).replace(/'nonce-[\w+/=-]+'/, 'nonce');
  return { status, text, headers: sorted, requestId } satisfies Answer;
}

type Findings = { cells: number; wrong: string[]; leaks: string[] };

async function askRow(name: string, declared: Declaration, world: HttpWorld, row: HttpRow, found: Findings) {
  const { columns, foreign } = targets[declared.target];
  const answers = new Map<string, Answer>();
  for (const [index, column] of columns.entries()) {
    const cell = cellOf(name, declared, row, index);
    const answer = await ask(name, declared, world, row, column, cell);
    answers.set(column, answer);
    found.cells += 1;
    if (answer.status === cell.status) continue;
    found.wrong.push(`${name} ${row} ${column}: ${answer.status}, not ${cell.status}: ${answer.text.slice(0, 120)}`);
    if (answer.status < 300 || (answer.status === REFUSED_BODY && cell.status < REFUSED_BODY)) {
      found.leaks.push(`${name} ${row} ${column}`);
    }
  }
  for (const [theirs, nothing] of Object.entries(foreign)) {
    const [strange, missing] = [answers.get(theirs), answers.get(nothing)];
    if (strange?.status !== 404 || !missing || !canBeToldApart(strange, missing)) continue;
    found.wrong.push(`${name} ${row}: ${theirs} can be told from ${nothing}`);
    found.leaks.push(`${name} ${row} ${theirs}`);
  }
}

/** Those without an agency are missing: other specs take them into one. */
const visitors: Record<Exclude<Visitor, 'newcomer' | 'homeless' | 'removed'>, string | null> = {
  anonymous: null,
  customer: 'florian.maurer@guests.example',
  hotelContact: 'georg.tanner@hotels.example',
  agentOfHotel: 'lene.carstens@northlight.example',
  operator: 'luca.alta@operators.example',
  nameless: 'whitlock@halcyon.example',
  agent: 'sofia.wendt@morgenrot-reisen.example',
  lifestyle: 'dominic.ashby@carta-desk.example',
  supervisor: 'helena.brandt@morgenrot-reisen.example',
  admin: 'anton.reiter@admin.example',
  acting: 'grace.whitfield@admin.example',
};
type Seen = keyof typeof visitors;

/** An address of each page that has a star; the agency's is filled in. */
const samples: Readonly<Record<string, string>> = {
  'signup/*': 'signup/nordvig',
  'partner/concierge-jobs/*': 'partner/concierge-jobs/lifestyle-concierge-london',
  'distribution/hotels/*': 'distribution/hotels/H01',
  'hotels/*': 'hotels/H01',
  'hotels/*/inspirationnow': 'hotels/H01/inspirationnow',
  'hotels/*/save-interest': 'hotels/H01/save-interest',
  'hotels/*/rooms/*/shop-modal': 'hotels/H01/rooms/H01-1/shop-modal',
  'rooms/*/shop-modal': 'rooms/H01-1/shop-modal',
  'stripe-payments/checkout-sessions/*': 'stripe-payments/checkout-sessions/cs_1',
  'stripe-payments/sandbox/*': 'stripe-payments/sandbox/cs_1',
  'partner/manage/brands/*': 'partner/manage/brands/amex',
  'desk/facts/*/*': 'desk/facts/hotels/unknown',
  'partner/manage/hotels/*': 'partner/manage/hotels/H01',
  'partner/manage/properties/*': 'partner/manage/properties/P01',
  'partner/manage/rooms/*': 'partner/manage/rooms/H01-1',
  'partner/manage/operators/*': 'partner/manage/operators/operator-1',
  'partner/manage/channels/*': 'partner/manage/channels/channel-direct',
  'partner/manage/programmes/*': 'partner/manage/programmes/firnlicht',
  'partner/manage/facilities/*': 'partner/manage/facilities/hotel~kidsClub',
  'partner/manage/countries/*': 'partner/manage/countries/AT',
  'partner/manage/places/*': 'partner/manage/places/lech',
  'partner/manage/testimonials/*': 'partner/manage/testimonials/tea-at-five',
  'partner/manage/jobs/*': 'partner/manage/jobs/concierge-jobs~lifestyle-concierge-london',
  'partner/manage/inspiration/*': 'partner/manage/inspiration/I01',
  'partner/manage/pages/*': 'partner/manage/pages/lds~general',
};
/** Hotels have their conversations at the desk. */
const hasOnlyDesk = (visitor: Seen) => visitor === 'hotelContact' || visitor === 'operator';
/** Where a page leads somebody who is signed in on to, past its own judgement. */
function onwardOf(pattern: string, visitor: Seen): string | null {
  if (visitor === 'anonymous') return null;
  if (pattern === 'signin') {
    if (visitor === 'admin' || visitor === 'acting') return '/partner/manage';
    return hasOnlyDesk(visitor) ? '/desk' : '/hotels';
  }
  // Whoever has no desk is told so there.
  if (pattern === 'desk/signin') return pages.desk?.[visitor] === 'allowed' ? '/desk' : null;
  if (pattern === 'rooms/*/shop-modal') {
    return pages[pattern]?.[visitor] === 'allowed' ? '/hotels/H01/rooms/H01-1/shop-modal' : null;
  }
  if (pattern === 'signup') return '/onboarding';
  return pattern === 'signup/*' ? '/onboarding?programme=firnlicht' : null;
}

/** Pages of one lead, offer, payout, link or outcome: another agency's, and a link that leads nowhere, is not there for whoever may come this far. */
const ofOneAgency = new Set([
  'partner/dashboard/property-leads/*',
  'partner/dashboard/property-leads/*/dates',
  'partner/dashboard/hotel-leads/*/dates',
  'offers/*',
  'desk/answer/*',
  'desk/enquiry/*',
  'desk/facts/*/*',
  'desk/invitation/*',
  'partner/clients/*',
  'partner/offers/*',
  'partner/offers/*/preview',
  'partner/offers/*/send',
  'partner/earnings/payouts/*',
  'stripe-payments/sandbox/*',
  'stripe-payments/links/*',
  'partner/cimalpes-payment-links/*',
  'info/*',
  'invitation',
  'outcome',
]);

const toSignIn = (path: string) => `307 /signin?${new URLSearchParams({ callbackUrl: path })}`;
const notRegistered = [words.en, words.de].map(({ agencyShell }) => agencyShell.notRegistered.title);

function expectedOf(pattern: string, path: string, visitor: Seen): string {
  const onward = onwardOf(pattern, visitor);
  if (onward) return `307 ${onward}`;
  const judgement = pages[pattern]?.[visitor];
  if (judgement === 'signIn' || judgement === 'wrongRole') return toSignIn(path);
  if (judgement === 'onboarding') return '307 /onboarding';
  if (judgement === 'notRegistered') return '200 not registered';
  if (pattern === 'partner/conversations' && hasOnlyDesk(visitor)) return '200 not registered';
  return ofOneAgency.has(pattern) ? '404' : '200';
}

test('every page × everybody who is answered in a way of their own', async () => {
  test.setTimeout(240_000);
  const names = Object.keys(visitors) as Seen[];
  const cookies = new Map<Seen, string>();
  await Promise.all(
    names.map(async (name) => {
      const email = visitors[name];
      if (email) cookies.set(name, await signIn(email));
    }),
  );
  const me = await callOver('GET', '/api/current_user', { cookie: cookies.get('agent') });
  const { travelAgencyId: agencyId, _id: personId }: Record<string, string> = JSON.parse(me.text);
  const acting = await callOver('POST', '/api/acting', { cookie: cookies.get('acting'), body: { agencyId } });
  expect(acting.status).toBe(200);

  let cells = 0;
  const wrong: string[] = [];
  const leaks: string[] = [];
  for (const [turn, pattern] of Object.keys(pages).entries()) {
    const id = pattern === 'partner/manage/people/*' ? personId : agencyId;
    const path = `/${samples[pattern] ?? pattern.replace('*', id ?? '')}`;
    const asking = oneOfEach(names, (name) => expectedOf(pattern, path, name), turn);
    await Promise.all(
      asking.map(async (name) => {
        const cookie = cookies.get(name);
        const { status, headers, text } = await send(lds, path, { headers: cookie ? { cookie } : {} });
        const isTold = notRegistered.some((title) => text.includes(`>${title}</h1>`));
        const seen = `${status} ${headers.location ?? (isTold ? 'not registered' : '')}`.trim();
        cells += 1;
        const expected = expectedOf(pattern, path, name);
        if (seen === expected) return;
        wrong.push(`${path} ${name}: ${seen}, not ${expected}`);
        if (seen === '200') leaks.push(`${path} ${name}`);
      }),
    );
  }
  console.info(`matrix of the pages over HTTP: ${cells} cells, ${leaks.length} leaks`);
  expect(wrong).toEqual([]);
});

test('every route × every role that is answered in a way of its own × own, other agency, not existing', async () => {
  test.setTimeout(240_000);
  const world = await openWorld(signIn);
  const found: Findings = { cells: 0, wrong: [], leaks: [] };
  try {
    const sampled = Object.entries(routes).filter(([name]) => !ofOwners.has(name));
    const inOrder = sampled.sort(([a], [b]) => last.indexOf(a) - last.indexOf(b));
    for (const [turn, [name, declared]] of inOrder.entries()) {
      const { columns } = targets[declared.target];
      const answersTo = (row: HttpRow) =>
        JSON.stringify(columns.map((_, column) => cellOf(name, declared, row, column)));
      const asking = oneOfEach(rows, answersTo, turn);
      await Promise.all(asking.map((row) => askRow(name, declared, world, row, found)));
    }
  } finally {
    await world.close();
  }
  console.info(`matrix of the API over HTTP: ${found.cells} cells, ${found.leaks.length} leaks`);
  expect(found.wrong).toEqual([]);
});
