import 'server-only';
import type { Transaction } from '@/lib/platform/db';

/** Of those the scope sees; whoever has left has none. */
export async function readNames(tx: Transaction, ids: readonly string[]): Promise<Map<string, string>> {
  const people = await tx.user.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(people.map(({ id, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(' ')]));
}
