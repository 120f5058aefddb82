import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

/**
 * `people.ts <count> <host> <host>`, as the owner: makes so many conversations, each of an agent and a hotel's contact of their
 * own, who are signed in on both hosts, and prints `[{ id, agent, contact }]`, the latter a cookie for each host.
 */
const [count = '0', ...hosts] = process.argv.slice(2);
const now = clock.machine();

async function signIn(subject: string): Promise<string[]> {
  const cookies: string[] = [];
  for (const host of hosts) {
    const session = await recordArrival({
      door: 'agency',
      claims: { sub: subject },
      tokens: { access_token: 'access', id_token: 'id' },
      host,
      affiliateId: null,
      locale: 'en',
      replaces: null,
    });
    const value = await encode({ token: session, secret: env.APP_SECRET ?? '', maxAge: SESSION_SECONDS });
    cookies.push(`${sessionCookieName(false)}=${value}`);
  }
  return cookies;
}

async function createPerson(name: string, more: { hotelId?: string }): Promise<string> {
  const id = randomUUID();
  const email = `${name}@crowd.example`;
  const person = { id, subject: id, email, isEmailVerified: true, firstName: 'Crowd', lastName: name, locale: 'en' };
  const role = more.hotelId ? 'operator' : 'agent';
  await db.user.create({ data: { ...person, role, ...more, createdAt: now } });
  return id;
}

const PER_AGENCY = 20;
const hotels = await db.hotel.findMany({ orderBy: { id: 'asc' }, take: PER_AGENCY });

/** An agency of the benchmark's own for so many conversations, each with another hotel. */
async function createAgency(number: number): Promise<string> {
  const id = randomUUID();
  await db.agency.create({ data: { id, name: `Crowd ${number}`, verification: 'verified', createdAt: now } });
  return id;
}

let agencyId = '';
const made: { id: string; agent: string[]; contact: string[] }[] = [];
for (let index = 0; index < Number(count); index++) {
  if (index % PER_AGENCY === 0) agencyId = await createAgency(index / PER_AGENCY);
  const hotelId = hotels[index % PER_AGENCY]?.id ?? '';
  const id = randomUUID();
  await db.conversation.create({ data: { id, agencyId, hotelId, createdAt: now, lastMessageAt: now } });
  const agent = await createPerson(`agent-${index}`, {});
  await db.membership.create({
    data: { userId: agent, agencyId, joinedBy: 'invitation', joinedAt: now },
  });
  await db.conversationParticipant.create({ data: { conversationId: id, userId: agent, joinedAt: now } });
  const contact = await createPerson(`contact-${index}`, { hotelId });
  made.push({ id, agent: await signIn(agent), contact: await signIn(contact) });
}
process.stdout.write(`${JSON.stringify(made)}\n`);
await db.$disconnect();
