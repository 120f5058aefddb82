import { encode } from 'next-auth/jwt';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { scoped } from '@/lib/people/scope';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

/** `crowd.ts <host> <count>`: signs in the people that ./prepare has made, on that host, and prints the cookies. */
const [host = '', count = '0'] = process.argv.slice(2);
const people = await scoped('system', (tx) =>
  tx.user.findMany({ where: { id: { startsWith: 'crowd-' } }, orderBy: { id: 'asc' }, take: Number(count) }),
);
for (const { subject } of people) {
  const session = await recordArrival({
    door: 'agency',
    claims: { sub: subject ?? '' },
    tokens: { access_token: 'access', id_token: 'id' },
    host,
    affiliateId: null,
    locale: 'en',
    replaces: null,
  });
  const value = await encode({ token: session, secret: env.APP_SECRET ?? '', maxAge: SESSION_SECONDS });
  process.stdout.write(`${sessionCookieName(false)}=${value}\n`);
}
await db.$disconnect();
