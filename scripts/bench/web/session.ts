import { encode } from 'next-auth/jwt';
import { recordArrival } from '@/lib/people/identity/commands/arrival';
import { scoped } from '@/lib/people/scope';
import { SESSION_SECONDS, sessionCookieName } from '@/lib/people/session/cookie';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';

/**
 * `session.ts <e-mail address> <host> [<count>]`: signs a person of the demonstration in on that host so many times, as a
 * return from the issuer does, and prints the cookies. Without a refresh token a session is good until it ends.
 */
const [email = '', host = '', count = '1'] = process.argv.slice(2);
const person = await scoped('system', (tx) => tx.user.findUniqueOrThrow({ where: { email } }));
for (let index = 0; index < Number(count); index++) {
  const session = await recordArrival({
    door: 'agency',
    claims: { sub: person.subject ?? '' },
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
