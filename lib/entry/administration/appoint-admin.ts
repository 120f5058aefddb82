import { scoped } from '@/lib/people/scope';
import { type Appointed, appointAdmin } from '@/lib/people/user/commands';
import { clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { emailField } from '@/lib/platform/fields';

/** `npm run admin -- someone@agency.example` */
const USAGE = 'Name one e-mail address: npm run admin -- someone@agency.example';

const outcomes: Record<Appointed, string> = {
  expected:
    'nobody has this address yet: whoever first signs in with it, confirmed by the issuer, is an administrator.',
  promoted: 'is an administrator from the next page on.',
  alreadyAdmin: 'is an administrator already, nothing was changed.',
  unverified: 'has an account whose address is not confirmed: confirm it, sign in once and run the command again.',
};

async function main(given: readonly string[]): Promise<number> {
  const [text, ...more] = given;
  const parsed = emailField.safeParse(text);
  if (!parsed.success || more.length > 0) {
    console.error(text === undefined ? USAGE : `"${given.join(' ')}" is no e-mail address. ${USAGE}`);
    return 1;
  }
  const email = parsed.data.toLowerCase();
  const { now } = await clock.business();
  const outcome = await scoped('system', (tx) => appointAdmin(tx, email, { requestId: 'npm run admin', now }));
  console.log(`${email}: ${outcomes[outcome]}`);
  return outcome === 'unverified' ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
await db.$disconnect();
