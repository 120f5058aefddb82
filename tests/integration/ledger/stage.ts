import { scoped } from '@/lib/people/scope';
import { ownerDb } from '@/tests/factories/owner';

/** Every posting of a lead, told as `kind: account amount …`, in minor units. */
export async function postingsOf(leadId: string): Promise<string[]> {
  const rows = await ownerDb.ledgerPosting.findMany({
    where: { leadId },
    include: { entries: { include: { account: true }, orderBy: { id: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ kind, entries }) => {
    return `${kind}: ${entries.map(({ account, amount }) => `${account.kind} ${amount}`).join(', ')}`;
  });
}

export async function balancesOf(leadId: string): Promise<Record<string, number>> {
  const entries = await ownerDb.ledgerEntry.findMany({ where: { posting: { leadId } }, include: { account: true } });
  const sums: Record<string, number> = {};
  for (const { account, amount } of entries) sums[account.kind] = (sums[account.kind] ?? 0) + Number(amount);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

export const asSystem = <Result>(work: Parameters<typeof scoped<Result>>[1]) => scoped<Result>('system', work);
