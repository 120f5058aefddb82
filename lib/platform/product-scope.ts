import 'server-only';
import { db, type Transaction } from '@/lib/platform/db';

/** The rest of the transaction is the product's own work, not that of whoever called (`system` of lib/people/scope). */
export async function enterProductScope(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT set_config('app.scope', 'system', true)`;
}

/** For what forms leave behind and for deliveries, which the product alone reads: a transaction of its own. */
export function inProductScope<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.$transaction(async (tx) => {
    await enterProductScope(tx);
    return work(tx);
  });
}
