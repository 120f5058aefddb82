import 'server-only';
import { defaultBrand } from '@/lib/platform/addresses/hosts';
import type { Transaction } from '@/lib/platform/db';
import { enqueueMail } from '@/lib/platform/outbox/commands';
import type { PayoutNews } from '@/lib/platform/outbox/types';
import { readPaidPeople } from '../queries/letter';

/**
 * To everybody who configures payouts of the agency (rule 9.6), in the transaction of what happened. `fact` tells a hold from the
 * one before it; everything else happens to a payout once. In system scope.
 */
export async function tellOfPayout(
  tx: Transaction,
  { id: payoutId, agencyId }: { id: string; agencyId: string },
  news: PayoutNews,
  fact = '',
): Promise<void> {
  for (const { userId } of await readPaidPeople(tx, agencyId)) {
    const key = ['payout', payoutId, news, fact, userId].filter(Boolean).join(':');
    await enqueueMail(tx, key, { mail: 'payout', payoutId, userId, news, brandId: defaultBrand });
  }
}
