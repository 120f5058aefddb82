import { hashPassword } from '@/lib/issuer/account/passwords';
import type { PlainDate } from '@/lib/platform/dates';
import type { Transaction } from '@/lib/platform/db';
import { people } from '../content/people';
import { dayFrom } from './agencies';
import { accountId } from './people';

/** Of all of them: it stands in the README. Demonstration data never exists in production. */
export const DEMONSTRATION_PASSWORD = 'alpenglow-demo';

/** At the embedded issuer; another issuer knows nobody of them. */
export async function createAccounts(tx: Transaction, today: PlainDate): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  await tx.issuerAccount.createMany({
    data: people.map(({ email, firstName, lastName, locale, hasUnverifiedEmail }) => ({
      id: accountId(email),
      email,
      passwordHash,
      isEmailVerified: !hasUnverifiedEmail,
      firstName: firstName ?? '',
      lastName,
      locale,
      isDemonstration: true,
      createdAt: dayFrom(today, -1),
    })),
  });
}
