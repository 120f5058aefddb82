import { hashPassword } from '@/lib/issuer/account/passwords';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { people } from '../content/people';
import { dayFrom } from './agencies';
import { accountId } from './people';

/** Of all of them: it stands in the README. Demonstration data never exists in production. */
export const DEMONSTRATION_PASSWORD = 'alpenglow-demo';

/** At the embedded issuer, in tables of its own; another issuer knows nobody of them. */
export async function createAccounts(tx: Transaction, today: PlainDate): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const rows = people.map(({ email, firstName, lastName, locale, hasUnverifiedEmail }) => ({
    id: accountId(email),
    email,
    is_email_verified: !hasUnverifiedEmail,
    first_name: firstName ?? '',
    last_name: lastName,
    locale,
  }));
  await tx.$executeRaw`
    INSERT INTO issuer.account
      (id, email, password_hash, is_email_verified, first_name, last_name, locale, is_demonstration, created_at)
    SELECT id, email, ${passwordHash}, is_email_verified, first_name, last_name, locale, true,
      ${dayFrom(today, -1)}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row(id text, email text, is_email_verified boolean, first_name text, last_name text, locale text)`;
}
