import { randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/issuer/account/passwords';
import { issuerDb } from '@/lib/issuer/database';
import { clientOf } from '@/lib/people/openid/issuer';
import { clock } from '@/lib/platform/clock';

/**
 * `people.ts create <count> <password>` makes accounts and prints `{ emails, client }`; `people.ts sessions` prints how
 * many sessions the issuer keeps.
 */
const [task, count, password = ''] = process.argv.slice(2);
if (task === 'create') {
  // The same password, so the same hash will do: what is measured is checking it.
  const passwordHash = await hashPassword(password);
  const common = { passwordHash, isEmailVerified: true, lastName: 'Guest', locale: 'en', createdAt: clock.machine() };
  const emails = Array.from({ length: Number(count) }, (_, index) => `guest-${index + 1}@crowd.example`);
  await issuerDb.account.createMany({
    data: emails.map((email) => ({ ...common, id: randomUUID(), email, firstName: 'Crowd' })),
  });
  process.stdout.write(`${JSON.stringify({ emails, client: clientOf('agency') })}\n`);
} else {
  const sessions = await issuerDb.payload.count({ where: { model: 'Session' } });
  process.stdout.write(`${JSON.stringify({ sessions })}\n`);
}
await issuerDb.$disconnect();
