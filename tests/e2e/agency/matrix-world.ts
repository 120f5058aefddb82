import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { NOWHERE } from '@/tests/access/targets';
import { rows as everybody, type Person, type Row, type Side, type World } from '@/tests/access/world';
import { type Answer, send } from '../http';
import { lds } from './people';

/** Of the demonstration (rule 8.3); no other spec changes them or their agencies' people. */
const emails: Record<Exclude<Person, 'removed' | 'hotelContact'>, string> = {
  customer: 'florian.maurer@guests.example',
  operator: 'luca.alta@operators.example',
  agent: 'paul.strasser@morgenrot-reisen.example',
  lifestyle: 'dominic.ashby@carta-desk.example',
  supervisor: 'helena.brandt@morgenrot-reisen.example',
  admin: 'anton.reiter@admin.example',
  acting: 'grace.whitfield@admin.example',
};
const ours: readonly string[] = Object.values(emails);
const PROPERTY = 'clara.winter@alpenglow.example';

type Somebody = keyof typeof emails;
/**
 * Without the one who was removed: another spec takes them into an agency and out again; and without a hotel's contact, of
 * whom `integration/access` asks every call.
 */
export const rows = ['anonymous', ...(Object.keys(emails) as Somebody[])] as const;
export type HttpRow = (typeof rows)[number];
const OTHER_AGENCY = 'Halcyon Concierge';
const colleagues = {
  A1: 'sofia.wendt@morgenrot-reisen.example',
  A5: 'elena.sorokina@carta-desk.example',
  other: 'imogen.hartley@halcyon.example',
} as const;
/** All three agencies belong to the first, none to the second. */
const programmes = { claimed: 'aurea', unclaimed: 'stille-haeuser' };

export type HttpWorld = {
  cookies: Record<HttpRow, string | undefined>;
  of: (row: HttpRow) => World;
  /** Takes back what `openWorld` has written. */
  close: () => Promise<void>;
};

type Call = { cookie?: string; body?: unknown; type?: string };

/** One call of the API at the agency's host, in English. */
export function callOver(method: string, path: string, { cookie, body, type }: Call = {}): Promise<Answer> {
  const isRaw = body instanceof Uint8Array;
  const contentType = type ?? (body === undefined || isRaw ? undefined : 'application/json');
  return send(lds, path, {
    method,
    headers: {
      'accept-language': 'en',
      ...(cookie ? { cookie } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    body: body === undefined || isRaw ? body : JSON.stringify(body),
  });
}

async function json<Data>(method: string, path: string, call: Call): Promise<Data> {
  const { status, text } = await callOver(method, path, call);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text);
}

type Listed = { _id: string; email: string };
type Me = { _id: string; travelAgencyId: string | null };

/** What an admin who acts for an agency finds there; where something is missing they add it. */
async function sideOf(cookie: string, agencyId: string, colleagueEmail: string): Promise<Side> {
  await json('POST', '/api/acting', { cookie, body: { agencyId } });
  const members = await json<Listed[]>('GET', `/api/travel-agencies/${agencyId}/members`, { cookie });
  const colleague = members.find(({ email }) => email === colleagueEmail);
  if (!colleague) throw new Error(`${colleagueEmail} is no colleague.`);
  const requests = await json<{ _id: string; travelAgency: { _id: string } }[]>('GET', '/api/destination-requests', {
    cookie,
  });
  const invitations = await json<Listed[]>('GET', '/api/invitations', { cookie });
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#11494b' } })
    .png()
    .toBuffer();
  // Stored, but of no design: nobody sees it.
  const { logoUrl } = await json<{ logoUrl: string }>('POST', `/api/travel-agencies/${agencyId}/logo`, {
    cookie,
    body: new Uint8Array(picture),
    type: 'image/png',
  });
  return {
    agency: { id: agencyId },
    colleague: { id: colleague._id },
    logoId: logoUrl.split('/').at(-1) ?? '',
    invitationId: invitations.find(({ email }) => !ours.includes(email))?._id ?? NOWHERE,
    destinationRequestId: requests.find(({ travelAgency }) => travelAgency._id === agencyId)?._id ?? NOWHERE,
  };
}

/** Into the agency the admin acts for; ids by person. */
async function invite(cookie: string, invited: readonly Somebody[]): Promise<Record<Person, string>> {
  const ids = Object.fromEntries(everybody.map((row) => [row, NOWHERE])) as Record<Person, string>;
  for (const person of invited) {
    const { _id } = await json<Listed>('POST', '/api/invitations', {
      cookie,
      body: { email: emails[person], role: 'AGENT' },
    });
    ids[person] = _id;
  }
  return ids;
}

/** Everybody signed in, and what stands in their own agency and another, read through the API as an admin. */
export async function openWorld(signIn: (email: string) => Promise<string>): Promise<HttpWorld> {
  const persons = Object.keys(emails) as Somebody[];
  const cookies = { anonymous: undefined } as HttpWorld['cookies'];
  await Promise.all(
    persons.map(async (person) => {
      cookies[person] = await signIn(emails[person]);
    }),
  );
  const me = (person: Somebody) => json<Me>('GET', '/api/current_user', { cookie: cookies[person] });
  const found = Object.fromEntries(await Promise.all(persons.map(async (person) => [person, await me(person)])));
  const mine = found as Record<Somebody, Me>;
  const idOf = (row: Row) => ({ id: row in mine ? mine[row as Somebody]._id : NOWHERE });
  const people = Object.fromEntries(everybody.map((row) => [row, idOf(row)])) as World['people'];

  const property = await signIn(PROPERTY);
  const agencies = await json<{ _id: string; name: string }[]>('GET', '/api/travel-agencies', { cookie: property });
  const otherId = agencies.find(({ name }) => name === OTHER_AGENCY)?._id ?? '';
  const first = await sideOf(property, mine.agent.travelAgencyId ?? '', colleagues.A1);
  const card = await sideOf(property, mine.lifestyle.travelAgencyId ?? '', colleagues.A5);
  const other = await sideOf(property, otherId, colleagues.other);
  // Those who are told that they have an agency are told so about an invitation of their own.
  const invitationsToMe = await invite(property, ['agent', 'lifestyle', 'supervisor']);
  await json('POST', '/api/acting', { cookie: cookies.acting, body: { agencyId: first.agency.id } });

  const common = { other, people, invitationsToMe, programmes, outboxId: '1' };
  const of = (row: HttpRow): World => {
    const own = row === 'lifestyle' ? card : first;
    return {
      ...common,
      own,
      ownInvitationId: own.invitationId,
      ownDestinationRequestId: own.destinationRequestId,
      serial: () => Number.parseInt(randomUUID().slice(0, 8), 16),
    };
  };
  const close = async () => {
    for (const id of Object.values(invitationsToMe)) {
      if (id !== NOWHERE) await json('DELETE', `/api/invitations/${id}`, { cookie: property });
    }
  };
  return { cookies, of, close };
}
