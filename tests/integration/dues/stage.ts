import { dayAt } from '@/lib/catalogue/place/property-time';
import { notePaid } from '@/lib/money/dues/commands/settle';
import { ownerDb } from '@/tests/factories/owner';
import { NOW } from '../lead/stage';
import { asSystem } from '../ledger/stage';

/** Every due of a lead in the order it was written, told as `kind number: amount+fee until day, status`. */
export async function duesIn(leadId: string): Promise<string[]> {
  const rows = await ownerDb.leadDue.findMany({ where: { leadId }, orderBy: [{ createdAt: 'asc' }, { until: 'asc' }] });
  return rows.map(({ kind, number, amount, cardFee, until, status }) => {
    return `${kind} ${number}: ${amount}+${cardFee} until ${until.toISOString().slice(0, 10)}, ${status}`;
  });
}

export async function openDue(leadId: string, kind: 'prepayment' | 'balance' | 'fullPayment' | 'refund') {
  return ownerDb.leadDue.findFirstOrThrow({ where: { leadId, kind, status: 'open' } });
}

/** As the processor's event does. */
export async function payByCard(dueId: string, reference: string, changes: { amount?: bigint } = {}) {
  const { amount, cardFee, currency } = await ownerDb.leadDue.findUniqueOrThrow({ where: { id: dueId } });
  const at = new Date(NOW);
  const paid = { method: 'card', amount, cardFee, currency, reference, onDay: dayAt(at, 'Europe/Vienna') } as const;
  return asSystem((tx) => notePaid(tx, dueId, { ...paid, ...changes }, { actorId: null, requestId: 'r', at }));
}
